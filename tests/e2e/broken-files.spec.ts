// Files that are no games, or games no more (R19.2): each says what is wrong with it, and the game on the table stays.
import { expect, type Page, test } from '@playwright/test';
import type { Save } from '../../src/engine';
import { exportFile, importFile } from './support/files';
import { decisionOf, openSave, saveAfter } from './support/positions';
import { liftCurtain, promptOf, watchErrors } from './support/table';

const count = decisionOf('axis', 'damage');
const good = saveAfter(count);
const withDecision = (at: number, recorded: unknown) => ({
  ...good,
  decisions: good.decisions.map((other, index) => (index === at ? recorded : other)),
});

interface BrokenFile {
  readonly what: string;
  readonly text: string;
  /** What the notice says, apart from the technical part. */
  readonly says: RegExp;
}

/** Nothing of these can be played. */
const refused: readonly BrokenFile[] = [
  { what: 'not JSON', text: 'Dear Diary,', says: /JSONとして読めない/ },
  { what: 'empty', text: '', says: /JSONとして読めない/ },
  { what: 'truncated', text: JSON.stringify(good).slice(0, 900), says: /JSONとして読めない/ },
  { what: 'an array', text: JSON.stringify([good]), says: /このゲームの保存ファイルではない。（format/ },
  {
    what: 'another format',
    text: JSON.stringify({ ...good, format: 'chess' }),
    says: /このゲームの保存ファイルではない。（format/,
  },
  {
    what: 'a newer form',
    text: JSON.stringify({ ...good, schema: 99 }),
    says: /新しい版のプログラムで作られた.*schema.*99/,
  },
  {
    what: 'another pack',
    text: JSON.stringify({ ...good, pack: { id: 'pacific', hash: '0' } }),
    says: /別のデータパックの.*pacific/,
  },
  { what: 'wrong types', text: JSON.stringify({ ...good, decisions: 'all of them' }), says: /壊れている。（decisions/ },
  {
    what: 'a huge number',
    text: JSON.stringify({ ...good, seed: 1e300 }).replace('1e+300', '1e999'),
    says: /壊れている。（seed/,
  },
];

/** These can be played up to where they are damaged: that opens as a game of its own. */
const repaired: readonly (BrokenFile & { readonly kept: number })[] = [
  {
    what: 'a decision that is refused in the middle',
    text: JSON.stringify(
      withDecision(2, { side: 'axis', decision: { type: 'move', group: ['DE-TF-1'], path: ['london'] } }),
    ),
    says: /正しく読めた2手目から.*decisions\[2\]/,
    kept: 2,
  },
  {
    what: 'a state that does not follow',
    text: JSON.stringify({ ...good, state: { ...good.state, turn: 9 } }),
    says: /state does not follow/,
    kept: count,
  },
  {
    what: 'an unknown unit and area',
    text: JSON.stringify(
      withDecision(2, { side: 'axis', decision: { type: 'move', group: ['DE-XX-9'], path: ['atlantis'] } }),
    ),
    says: /正しく読めた2手目から.*decisions\[2\]/,
    kept: 2,
  },
];

async function importBroken(page: Page, { what, text, says }: BrokenFile): Promise<void> {
  await importFile(page, `${what}.json`, text);
  await expect(page.getByTestId('notice')).toHaveText(says);
}

const exported = async (page: Page): Promise<Save> => JSON.parse((await exportFile(page)).text);

test('nine kinds of file that cannot be played are refused at the table and change nothing', async ({ page }) => {
  const errors = watchErrors(page);
  await openSave(page, good, '前のゲーム');
  await liftCurtain(page);
  const before = await promptOf(page);
  for (const file of refused) {
    await page.getByTestId('do-settings').click();
    await importBroken(page, file);
    await expect(page.getByTestId('notice')).toHaveAttribute('data-kind', 'fileRefused');
    await page.getByTestId('do-close-settings').click();
    expect(await promptOf(page)).toEqual(before);
    await page.getByTestId('do-dismiss').click();
  }
  expect(await exported(page)).toEqual({ ...good, name: '前のゲーム' });
  await page.getByTestId('do-close').click();
  await expect(page.getByTestId('saves').getByRole('listitem')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('three kinds of damaged game open at the last good decision, beside the game they were opened over', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openSave(page, good, '前のゲーム');
  await liftCurtain(page);
  for (const [index, file] of repaired.entries()) {
    await page.getByTestId('do-close').click();
    await importBroken(page, file);
    await expect(page.getByTestId('notice')).toHaveAttribute('data-kind', 'gameRepaired');
    await liftCurtain(page);
    expect((await exported(page)).decisions).toEqual(good.decisions.slice(0, file.kept));
    await page.getByTestId('do-close').click();
    await expect(page.getByTestId('saves').getByRole('listitem')).toHaveCount(index + 2);
    await page
      .getByTestId('saves')
      .getByRole('listitem')
      .filter({ hasText: '前のゲーム' })
      .getByTestId('do-open')
      .click();
    await liftCurtain(page);
    expect(await exported(page)).toEqual({ ...good, name: '前のゲーム' });
  }
  expect(errors).toEqual([]);
});
