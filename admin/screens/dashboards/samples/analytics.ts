/** Sample figures of the analytics dashboard; made up. */
export const LONG_PERIODS = ['records.all', 'dashboards.n1m', 'dashboards.n6m', 'dashboards.n1y'] as const;
export type LongPeriod = (typeof LONG_PERIODS)[number];
export const SHORT_PERIODS = [
  'records.today',
  'dashboards.periodLastWeek',
  'dashboards.periodLastMonth',
  'dashboards.periodCurrentYear',
] as const;
export type ShortPeriod = (typeof SHORT_PERIODS)[number];

export const audience = {
  figures: [
    { label: 'dashboards.avgSessionS', value: 854 },
    { label: 'dashboards.conversionRate', value: 78, suffix: '%' },
    { label: 'dashboards.sessions', value: 12_780 },
  ],
  labels: [
    'dashboards.jan',
    'dashboards.feb',
    'dashboards.mar',
    'dashboards.apr',
    'dashboards.may',
    'dashboards.jun',
    'dashboards.jul',
    'dashboards.aug',
    'dashboards.sep',
    'dashboards.oct',
    'dashboards.nov',
    'dashboards.dec',
  ],
  lastYear: {
    'records.all': [25, 12, 22, 8, 14, 22, 17, 9, 19, 26, 21, 11],
    'dashboards.n1m': [5, 3, 6, 2, 4, 7, 3, 2, 5, 6, 4, 3],
    'dashboards.n6m': [14, 9, 13, 6, 8, 15, 11, 6, 12, 16, 13, 7],
    'dashboards.n1y': [21, 11, 19, 7, 12, 20, 15, 8, 17, 23, 19, 10],
  },
  thisYear: {
    'records.all': [22, 20, 26, 12, 18, 26, 15, 16, 24, 30, 26, 17],
    'dashboards.n1m': [6, 4, 7, 4, 5, 8, 4, 3, 6, 8, 6, 5],
    'dashboards.n6m': [15, 12, 15, 8, 11, 17, 12, 9, 14, 19, 15, 10],
    'dashboards.n1y': [20, 18, 23, 11, 16, 24, 14, 14, 21, 27, 24, 15],
  },
} as const;

export const countries = {
  labels: [
    'dashboards.india',
    'dashboards.bhutan',
    'dashboards.nepal',
    'dashboards.thailand',
    'dashboards.japan',
    'dashboards.germany',
    'dashboards.france',
  ],
  sessions: {
    'records.all': [1010, 1640, 490, 1255, 1050, 689, 800],
    'dashboards.n1m': [101, 164, 49, 125, 105, 68, 80],
    'dashboards.n6m': [470, 820, 250, 640, 510, 330, 410],
    'dashboards.n1y': [890, 1480, 430, 1120, 930, 610, 720],
  },
} as const;

export const devices = {
  labels: ['dashboards.desktop', 'dashboards.mobile', 'dashboards.tablet'],
  users: {
    'records.today': [78, 104, 21],
    'dashboards.periodLastWeek': [498, 612, 137],
    'dashboards.periodLastMonth': [2050, 2610, 520],
    'dashboards.periodCurrentYear': [18_900, 25_400, 4_300],
  },
} as const;

export const topPages = {
  labels: ['/event', '/courses', '/news', '/about-us', '/careers', '/contact', '/offers'],
  views: {
    'records.today': [99, 86, 64, 53, 33, 20, 12],
    'dashboards.periodLastWeek': [640, 520, 431, 380, 212, 150, 96],
    'dashboards.periodLastMonth': [2530, 2180, 1790, 1420, 860, 610, 402],
    'dashboards.periodCurrentYear': [28_400, 23_900, 19_600, 16_050, 9_700, 7_150, 4_820],
  },
  visitors: {
    'records.today': [25, 24, 18, 15, 11, 8, 5],
    'dashboards.periodLastWeek': [190, 160, 121, 110, 68, 51, 30],
    'dashboards.periodLastMonth': [760, 645, 530, 432, 260, 190, 121],
    'dashboards.periodCurrentYear': [8_900, 7_450, 6_120, 5_010, 3_050, 2_240, 1_480],
  },
} as const;
