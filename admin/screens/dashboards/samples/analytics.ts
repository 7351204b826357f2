/** Sample figures of the analytics dashboard; made up. */
export const LONG_PERIODS = ['All', '1M', '6M', '1Y'] as const;
export type LongPeriod = (typeof LONG_PERIODS)[number];
export const SHORT_PERIODS = ['Today', 'LastWeek', 'LastMonth', 'CurrentYear'] as const;
export type ShortPeriod = (typeof SHORT_PERIODS)[number];

export const audience = {
  figures: [
    { label: 'Avg. session (s)', value: 854 },
    { label: 'Conversion rate', value: 78, suffix: '%' },
    { label: 'Sessions', value: 12_780 },
  ],
  labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  lastYear: {
    All: [25, 12, 22, 8, 14, 22, 17, 9, 19, 26, 21, 11],
    '1M': [5, 3, 6, 2, 4, 7, 3, 2, 5, 6, 4, 3],
    '6M': [14, 9, 13, 6, 8, 15, 11, 6, 12, 16, 13, 7],
    '1Y': [21, 11, 19, 7, 12, 20, 15, 8, 17, 23, 19, 10],
  },
  thisYear: {
    All: [22, 20, 26, 12, 18, 26, 15, 16, 24, 30, 26, 17],
    '1M': [6, 4, 7, 4, 5, 8, 4, 3, 6, 8, 6, 5],
    '6M': [15, 12, 15, 8, 11, 17, 12, 9, 14, 19, 15, 10],
    '1Y': [20, 18, 23, 11, 16, 24, 14, 14, 21, 27, 24, 15],
  },
} as const;

export const countries = {
  labels: ['India', 'Bhutan', 'Nepal', 'Thailand', 'Japan', 'Germany', 'France'],
  sessions: {
    All: [1010, 1640, 490, 1255, 1050, 689, 800],
    '1M': [101, 164, 49, 125, 105, 68, 80],
    '6M': [470, 820, 250, 640, 510, 330, 410],
    '1Y': [890, 1480, 430, 1120, 930, 610, 720],
  },
} as const;

export const devices = {
  labels: ['Desktop', 'Mobile', 'Tablet'],
  users: {
    Today: [78, 104, 21],
    LastWeek: [498, 612, 137],
    LastMonth: [2050, 2610, 520],
    CurrentYear: [18_900, 25_400, 4_300],
  },
} as const;

export const topPages = {
  labels: ['/event', '/courses', '/news', '/about-us', '/careers', '/contact', '/offers'],
  views: {
    Today: [99, 86, 64, 53, 33, 20, 12],
    LastWeek: [640, 520, 431, 380, 212, 150, 96],
    LastMonth: [2530, 2180, 1790, 1420, 860, 610, 402],
    CurrentYear: [28_400, 23_900, 19_600, 16_050, 9_700, 7_150, 4_820],
  },
  visitors: {
    Today: [25, 24, 18, 15, 11, 8, 5],
    LastWeek: [190, 160, 121, 110, 68, 51, 30],
    LastMonth: [760, 645, 530, 432, 260, 190, 121],
    CurrentYear: [8_900, 7_450, 6_120, 5_010, 3_050, 2_240, 1_480],
  },
} as const;
