// Which 1939 territory, or which of today's provinces, lies in which area of the game.

const list = (codes, prefix = '') =>
  codes
    .trim()
    .split(/\s+/)
    .map((c) => prefix + c);

/** Territories that lie in one area as a whole. */
const WHOLE = {
  GI: 'gibraltar',
  MT: 'malta',
  EG: 'egypt',
  PAL: 'middle-east',
  TRJ: 'middle-east',
  IQ: 'middle-east',
  CY: 'middle-east',
  SY: 'syria',
  LEB: 'syria',
  MA: 'morocco',
  'ES-MA': 'morocco',
  DZ: 'algeria',
  TN: 'tunisia',
  LY: 'libya',
  AL: 'albania',
  HU: 'hungary',
  RO: 'romania',
  BG: 'bulgaria',
  FI: 'finland',
  ES: 'spain',
  BE: 'belgium',
  LU: 'belgium',
  NL: 'netherlands',
  DK: 'denmark',
  NO: 'norway',
  SE: 'sweden',
  CH: 'switzerland',
  PT: 'portugal',
  IE: 'ireland',
  YU: 'yugoslavia',
  AT: 'austria',
  CZ: 'bohemia',
  SK: 'bohemia',
  EP: 'east-prussia',
  DZG: 'east-prussia',
  EE: 'baltic-states',
  LV: 'baltic-states',
  LT: 'baltic-states',
};

/** Territories divided between areas: the named provinces, then the rest. */
const DIVIDED = {
  GB: {
    scotland: { regions: ['Eastern', 'South Western', 'North Eastern', 'Highlands and Islands', 'Northern Ireland'] },
    rest: 'london',
  },
  FR: {
    paris: { iso: list('75 92 93 94 95 78 91 77 60 02 08 51 10 89 45 28 41 18 58', 'FR-') },
    lorraine: { iso: list('55 54 57 88 52 67 68 70 90 25', 'FR-') },
    'north-france': { iso: list('59 62 80 76 27 14 50 61 53 72 35 22 29 56 44 49 85 79', 'FR-') },
    rest: 'south-france',
  },
  DE: {
    ruhr: { iso: list('NW NI SH HH HB HE RP SL', 'DE-') },
    'south-germany': { iso: list('BY BW', 'DE-') },
    rest: 'berlin',
  },
  PL: {
    'east-poland': {
      iso: [...list('46 61 26 07 56', 'UA-'), ...list('BR HR MI VI HM', 'BY-'), ...list('VL AL UT', 'LT-'), 'PL-PD'],
    },
    rest: 'warsaw',
  },
  IT: {
    'north-italy': {
      regions: [
        "Valle d'Aosta",
        'Piemonte',
        'Lombardia',
        'Liguria',
        'Trentino-Alto Adige',
        'Veneto',
        'Friuli-Venezia Giulia',
        'Emilia-Romagna',
        'Obalno-kraška',
        'Goriška',
        'Notranjsko-kraška',
      ],
      iso: ['HR-18', 'HR-08', 'SM'],
      a3: ['SMR'],
    },
    'south-italy': { regions: ['Campania', 'Apulia', 'Basilicata', 'Calabria', 'Sicily', 'Molise'] },
    rest: 'rome',
  },
  GR: { crete: { iso: ['GR-M'] }, rest: 'greece' },
  TR: { istanbul: { iso: list('22 39 59 34 17 10 16 77 41 54 11 35 45 43', 'TR-') }, rest: 'ankara' },
  SU: {
    minsk: { iso: list('MI VI HM MA HO', 'BY-') },
    kiev: { iso: list('30 32 18 05 68 71 74', 'UA-') },
    odessa: { iso: [...list('51 48 35', 'UA-'), ...list('CAM GRI SN', 'MD-')] },
    crimea: { iso: list('43 40 65 23', 'UA-') },
    kharkov: { iso: [...list('63 53 59 12', 'UA-'), ...list('KRS BEL VOR', 'RU-')] },
    rostov: { iso: ['UA-14', 'UA-09', 'RU-ROS'] },
    caucasus: { iso: list('KDA AD STA KC KB SE IN CE DA', 'RU-'), a3: ['GEO', 'ARM', 'AZE'] },
    stalingrad: {
      iso: [...list('VGG SAR AST KL PNZ', 'RU-'), ...list('ZAP ATY AKT MAN', 'KZ-')],
      a3: ['UZB', 'TKM', 'KAB'],
    },
    leningrad: { iso: list('LEN SPE PSK NGR', 'RU-') },
    murmansk: { iso: list('MUR KR', 'RU-') },
    archangel: { iso: list('ARK VLG KO NEN', 'RU-') },
    moscow: { iso: list('MOW MOS SMO BRY ORL KLU TUL RYA LIP TAM TVE YAR VLA IVA', 'RU-') },
    rest: 'gorky',
  },
};

/** Land that is drawn but belongs to no area. */
export const INERT = new Set(['IS', 'FO', 'DOD', 'SA', 'IR', 'SAHARA', 'OFF']);
/** Inert land without a coast of its own on the board: shown as desert. */
export const DESERTS = new Set(['SAHARA', 'SA']);

/** Area of a piece of land, or null for land without an area. */
export const areaOf = ({ territory, iso, region, a3, area }) => {
  if (area) return area;
  if (WHOLE[territory]) return WHOLE[territory];
  const parts = DIVIDED[territory];
  if (!parts) return null;
  for (const [id, p] of Object.entries(parts)) {
    if (id === 'rest') continue;
    if (p.iso?.includes(iso) || p.regions?.includes(region) || p.a3?.includes(a3)) return id;
  }
  return parts.rest;
};

/** Cuts inside a territory, between two areas. */
export const AREA_CUTS = [
  {
    area: 'east-poland',
    of: ['PL-PK'],
    note: 'the San, from the Uzhok pass to the Lublin border',
    ring: [
      [22.539262299376304, 49.07247001325332],
      [22.68, 49.16],
      [22.7, 49.26],
      [22.56, 49.34],
      [22.43, 49.41],
      [22.33, 49.48],
      [22.24, 49.56],
      [22.28, 49.66],
      [22.22, 49.75],
      [22.28, 49.82],
      [22.45, 49.82],
      [22.6, 49.79],
      [22.77, 49.79],
      [22.84, 49.88],
      [22.8, 49.96],
      [22.68, 50.03],
      [22.62, 50.12],
      [22.6, 50.2],
      [22.5, 50.26],
      [22.47, 50.34],
      [22.5, 50.45],
      [23.0, 50.6],
      [24.2, 50.5],
      [24.2, 48.8],
      [22.9, 48.9],
    ],
  },
];
