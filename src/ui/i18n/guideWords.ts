// The words of the guided first turn. They come with it.
import type { Language } from '../../store';
import type { GuidePart, StepId } from '../guide/steps';

export interface GuideWords {
  readonly title: string;
  readonly parts: Readonly<Record<GuidePart, string>>;
  readonly partOf: (part: number, parts: number) => string;
  readonly steps: Readonly<Record<StepId, string>>;
  readonly strayed: string;
  readonly next: string;
  readonly show: string;
  readonly skip: string;
  readonly skipNote: string;
  readonly free: string;
  readonly freeNote: string;
  readonly back: string;
  readonly end: string;
  readonly resume: string;
}

const ja: GuideWords = {
  title: '案内',
  parts: {
    hand: '手札を選ぶ',
    blitzkrieg: 'ポーランド',
    reserve: '戦略値を使う',
    raid: '連合の空',
    diplomacy: 'イタリア',
    pass: 'ターンの終わり',
  },
  partOf: (part, parts) => `案内 ${part}／${parts}`,
  steps: {
    sitDown:
      'ここは枢軸の席です。下のボタンを押し続けると衝立が上がり、手札が見えます。この案内では、両軍をあなたが動かします。',
    wrongHand: 'この案内には「外交交渉」と、移動もできる「電撃戦」が要ります。「すべて戻す」で選び直してください。',
    pickBlitzkrieg:
      '第1ターンの枢軸は4枚を選びます。まず「電撃戦」です。2種類あるうち、「通常移動し、続けて攻撃」と書かれたほうを。',
    pickDiplomacy: '次は「外交交渉」です。中立国を味方に引き入れます。',
    pickOthers: '残りはお好きに。「補給」と「開発」が無難です。選ばない札も山札に残り、次のターンにまた選べます。',
    confirmHand: 'そろいました。決定しても、相手に見えるのは枚数だけです。',
    playBlitzkrieg:
      'いま何を決めるのかは、左下の命令書がいつも示します。この「電撃戦」を開き、「イベントから」を選びます。イベントも戦略値も、両方使えます。',
    pickBerlin: 'ベルリンの駒の山を選びます。同じエリアのユニットは、一つのグループとして一緒に動けます。',
    notFromBerlin: 'ワルシャワを攻めるのはベルリンの大軍です。「選び直す」を押して、ベルリンの山を選んでください。',
    nothingLegal: 'この組み合わせでは、どこへも動けません。支配するエリアを空にはできないので、1ユニットは残します。',
    toWarsaw:
      '金色のエリアが行ける所、家の形の数字が費用です。敵のいるエリアに入るには1多くかかります。守備の1ユニットを残して、ワルシャワへ。',
    odds: 'サイコロの前に、見込みが正確に出ます。大きな数字が、ワルシャワを空にできる割合です。損害は、航空隊が加わる側が割り振ります。',
    attack: '「攻撃」を押すと、ユニットごとにサイコロを振ります。攻撃力0の航空隊は振りません。',
    dice: '目が攻撃力以下なら命中です。命中1つが損害1つになります。',
    damage:
      '損害が耐久力に届けば行動済、2倍で退却、3倍で動員プール行きです。歩兵の耐久力は1なので、命中2つでワルシャワは空になります。',
    control:
      'ワルシャワは枢軸の支配に移りました。ただし、ユニットが去れば元の国に戻ります。取った所には守備を残してください。',
    surrender:
      'ワルシャワを失ったポーランドは降伏し、残りのユニットも除かれました。出来事はすべて、この記録に残ります。',
    spendPoint: '次は同じ札の戦略値です。1点で、1グループが移動か攻撃をします。ベーメンの山を選びます。',
    toRuhr:
      '西のルールまで費用2です。味方のいるエリアは通り抜けられ、いないエリアでは止まります。味方の駒がある所では、何をするかを選ぶ紙が出ます。',
    mobilize: '残る1点で動員します。「プールと参戦トラック」を開き、ドイツの守備兵を選びます。',
    placeUnit:
      '自国の策源地から、支配するエリアを伝って届く所が灯ります。駒のないオーストリアに置きましょう。置いたユニットは行動済です。',
    handOver: '枢軸の手番が終わり、連合に替わります。席を替わる間は、衝立が手札を隠します。',
    pickAircraft:
      '第1ターンの連合に札はありません。それでもカードなしで、航空移動か航空攻撃を1回できます。ロンドンの航空隊を選びます。',
    airTarget: '航空隊だけなら、移動力の届く陸上も攻撃できます。航空隊のいない南ドイツを狙います。',
    airDamage:
      '敵が複数いるので、損害を受けるユニットを選びます。戦車の耐久力は2。損害2つで行動済になり、次の回復まで動けません。',
    airRetreat: '退却する先は、持ち主の枢軸が選びます。',
    takeOver: '手番は、双方が続けてパスするまで交互に続きます。また枢軸の席へ。',
    playDiplomacy: '「外交交渉」を開き、「イベントから」を選びます。',
    italy: '枢軸寄りの中立国は、この1枚で参戦します。イタリアを選びます。選べないものには、その理由が付いています。',
    joined: 'イタリアが参戦しました。その領土とユニットは、いまから枢軸のものです。',
    useOrEnd: '戦略値が残っています。好きに使っても、終えてもかまいません。使い残した分は失われます。',
    handOverAgain: '連合の席へ替わります。',
    alliesPass: '連合の航空隊は行動済です。パスします。パスのあとも、相手が何かすれば、また手番が来ます。',
    curtainAgain: '席を替わります。ボタンを押し続けてください。',
    cardsLeft:
      'まだ札があります。同じように使ってみても、パスしてもかまいません。連合がパスした直後にパスすると、ターンが終わります。',
    lastPass: '札を使いきりました。連合がパスした直後にパスすると、ターンが終わります。',
    alliesAgain: '連合にすることがなければ、パスします。',
    recovery:
      'ターンの終わりに、ユニットが回復します。国ごとに、支配するエリアの数まで。残すユニットを除いて選びます。',
    turnOver: 'ターンが終わりました。サドンデスを判定し、ユニットが回復し、使った札もすべて山札に戻りました。',
    secondHand: '次のターンの手札を選びます。ボタンを押し続けてください。',
    newHand:
      'これからは、策源地の点数だけ手札を選びます。案内はここまで。金色は選べるもの、灰色には理由、規則の番号は規則書を開きます。よい対局を。',
  },
  strayed: '案内の道から外れましたが、かまいません。取り消して続きを聞くことも、このまま自由に続けることもできます。',
  next: '次へ',
  show: '示す',
  skip: '代わりに',
  skipNote: 'この手を案内が代わりに行う',
  free: '自由に続ける',
  freeNote: '案内をしまう。上の「案内を続ける」でいつでも呼び戻せる',
  back: '取り消して戻る',
  end: '案内を終える',
  resume: '案内を続ける',
};

const en: GuideWords = {
  title: 'Guide',
  parts: {
    hand: 'Choosing a hand',
    blitzkrieg: 'Poland',
    reserve: 'Spending points',
    raid: 'Allied aircraft',
    diplomacy: 'Italy',
    pass: 'The end of the turn',
  },
  partOf: (part, parts) => `Guide ${part}/${parts}`,
  steps: {
    sitDown:
      'This is the Axis seat. Hold the button below: the curtain lifts and the hand can be seen. In this lesson you move both sides.',
    wrongHand:
      'This lesson needs Diplomacy and the Blitzkrieg that may move as well. Press “Put all back” and choose again.',
    pickBlitzkrieg:
      'In turn 1 the Axis chooses four cards. First a Blitzkrieg: there are two kinds, take the one that may move and then attack.',
    pickDiplomacy: 'Next comes Diplomacy. It brings a neutral over to your side.',
    pickOthers:
      'The rest is up to you; Supply and Development are safe choices. Cards you leave stay in the deck for the next turn.',
    confirmHand: 'That makes four. The other side only ever sees how many you hold.',
    playBlitzkrieg:
      'The order slip at the lower left always says what is to be decided. Open this Blitzkrieg and choose “Event first”. You get both, the event and the points.',
    pickBerlin: 'Choose the stack in Berlin. Units of one area may act together, as a group.',
    notFromBerlin: 'It is the big army in Berlin that takes Warsaw. Press “Choose again” and take the stack in Berlin.',
    nothingLegal: 'This group cannot go anywhere. An area you control may not be left empty: one unit has to stay.',
    toWarsaw:
      'Gold areas can be reached; the figure in the house is the cost. Entering an area with enemies costs one more. One unit stays as a garrison, the rest goes to Warsaw.',
    odds: 'Before the dice you see the exact odds. The large figure is the chance to empty Warsaw. With aircraft in the group, you allocate the damage.',
    attack: '“Attack” rolls one die for each unit. Aircraft have an attack rating of 0 and roll none.',
    dice: 'A roll of no more than the attack rating is a hit. Each hit is one damage.',
    damage:
      'Damage equal to its durability makes a unit spent, twice that makes it retreat, three times sends it to the force pool. Infantry has durability 1, so two hits empty Warsaw.',
    control:
      'Warsaw is under Axis control now, but only while units stand there: if they leave, it goes back to its nation. Keep a garrison in what you take.',
    surrender:
      'Without Warsaw Poland surrenders, and its other units are removed. Everything that happens is written in this log.',
    spendPoint:
      'Now for the points of the same card. One point lets one group move or attack. Choose the stack in Bohemia.',
    toRuhr:
      'To the Ruhr in the west it costs 2. You may pass through areas with friends; in any other you must stop. Where your own counters stand, a slip asks what you want to do.',
    mobilize: 'The last point buys a unit. Open “Pools and entry tracks” and choose the German garrison.',
    placeUnit:
      'The lit areas can be reached from a base at home through areas you control. Place it in empty Austria; it arrives spent.',
    handOver: 'The Axis impulse is over and the Allies are next. While seats change, the curtain hides the hands.',
    pickAircraft:
      'The Allies have no cards in turn 1. Even so they may make one air move or air attack without a card. Choose the air units in London.',
    airTarget:
      'A group of air units alone reaches any land area within its movement. South Germany has no aircraft: aim there.',
    airDamage:
      'With several enemies you choose who takes the damage. Armour has durability 2: two damage make it spent, and it cannot act until it recovers.',
    airRetreat: 'The owner chooses where to retreat, here the Axis.',
    takeOver: 'Impulses alternate until both sides pass in a row. Back to the Axis seat.',
    playDiplomacy: 'Open Diplomacy and choose “Event first”.',
    italy:
      'One card brings a neutral that leans to the Axis into the war. Choose Italy. Whatever cannot be chosen says why.',
    joined: 'Italy has joined. From now on its home territory and its units are on the Axis side.',
    useOrEnd: 'There are points left. Use them as you like, or end here; what is not used is lost.',
    handOverAgain: 'Over to the Allied seat.',
    alliesPass:
      'The Allied aircraft are spent, so pass. Even after a pass you get another impulse if the other side acts.',
    curtainAgain: 'The seats change. Hold the button.',
    cardsLeft:
      'You still have cards. Use them like the others, or pass. A pass right after the Allies have passed ends the turn.',
    lastPass: 'All cards are used. A pass right after the Allies have passed ends the turn.',
    alliesAgain: 'If there is nothing for the Allies to do, pass.',
    recovery:
      'At the end of the turn units recover: for each nation as many as the areas it controls. Choose all but the one that has to wait.',
    turnOver:
      'The turn is over: sudden death has been checked, units have recovered, and all cards are back in the decks.',
    secondHand: 'The hand for the next turn is due. Hold the button.',
    newHand:
      'From now on you choose as many cards as you have base points. This is the end of the lesson: gold is what you may do, grey says why not, and rule numbers open the rule book. Have a good game.',
  },
  strayed:
    'You have left the way of the lesson, which is quite all right. Take it back to hear the rest, or go on as you like.',
  next: 'Next',
  show: 'Show me',
  skip: 'Do it for me',
  skipNote: 'The guide makes this decision for you',
  free: 'Go on freely',
  freeNote: 'Puts the guide away; “Back to the guide” above brings it back at any time',
  back: 'Take it back',
  end: 'End the lesson',
  resume: 'Back to the guide',
};

const dictionaries: Readonly<Record<Language, GuideWords>> = { ja, en };

/** The words of the guide in a language. */
export const guideWords = (language: Language): GuideWords => dictionaries[language];
