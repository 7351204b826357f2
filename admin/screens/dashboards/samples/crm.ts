import type { TextName } from '../../../texts/translate';
import type { ShortPeriod } from './analytics';

/** Sample figures of the CRM dashboard; made up. */
export const balance = {
  figures: [
    { label: 'dashboards.revenue', value: 584, prefix: '$', suffix: 'k' },
    { label: 'dashboards.expenses', value: 497, prefix: '$', suffix: 'k' },
    { label: 'dashboards.profitRatio', value: 15, suffix: '%' },
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
  revenue: {
    'records.today': [2, 3, 3, 4, 4, 5, 4, 6, 5, 7, 6, 8],
    'dashboards.periodLastWeek': [9, 11, 10, 14, 15, 13, 17, 16, 18, 20, 19, 22],
    'dashboards.periodLastMonth': [15, 17, 16, 22, 24, 21, 28, 27, 31, 36, 35, 41],
    'dashboards.periodCurrentYear': [20, 25, 30, 35, 40, 55, 70, 110, 150, 180, 210, 250],
  },
  expenses: {
    'records.today': [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6],
    'dashboards.periodLastWeek': [6, 8, 7, 10, 11, 10, 12, 12, 14, 15, 14, 16],
    'dashboards.periodLastMonth': [12, 13, 13, 17, 18, 17, 21, 21, 24, 27, 26, 30],
    'dashboards.periodCurrentYear': [12, 17, 45, 42, 24, 35, 42, 75, 102, 108, 156, 199],
  },
} as const satisfies Record<string, readonly unknown[] | Record<ShortPeriod, readonly number[]>>;

export const DEAL_SORTS = ['records.today', 'dashboards.weekly', 'dashboards.monthly', 'dashboards.yearly'] as const;
export type DealSort = (typeof DEAL_SORTS)[number];
export const deals = {
  labels: ['2016', '2017', '2018', '2019', '2020', '2021'],
  'events.pending': {
    'records.today': [20, 15, 31, 22, 18, 27],
    'dashboards.weekly': [44, 36, 52, 41, 30, 48],
    'dashboards.monthly': [80, 50, 30, 40, 100, 20],
    'dashboards.yearly': [90, 72, 61, 55, 84, 66],
  },
  'dashboards.loss': {
    'records.today': [8, 12, 9, 15, 11, 10],
    'dashboards.weekly': [21, 27, 25, 32, 22, 24],
    'dashboards.monthly': [20, 30, 40, 80, 20, 80],
    'dashboards.yearly': [35, 42, 48, 57, 39, 51],
  },
  'dashboards.won': {
    'records.today': [30, 26, 22, 35, 28, 33],
    'dashboards.weekly': [58, 49, 46, 63, 52, 60],
    'dashboards.monthly': [44, 76, 78, 13, 43, 10],
    'dashboards.yearly': [78, 81, 74, 69, 72, 88],
  },
} as const;

export const activities = [
  { day: '25 Nov', time: '12:00 PM – 3:30 PM', what: 'Planning the spring programme', people: 'Sonam, Pema, Karma' },
  { day: '27 Nov', time: '2:00 PM – 3:45 PM', what: 'Call with the paper mill', people: 'Tashi, Dorji' },
  { day: '2 Dec', time: '4:30 PM – 7:00 PM', what: 'Prices of the winter courses', people: 'Pema, Ugyen' },
  { day: '4 Dec', time: '10:30 AM – 1:15 PM', what: 'Visit of the new branch in Paro', people: 'Karma, Sonam, Deki' },
] as const;

export const FORECAST_MONTHS = ['Oct 2021', 'Nov 2021', 'Dec 2021', 'Jan 2022'] as const;
export type ForecastMonth = (typeof FORECAST_MONTHS)[number];
/** In thousands of dollars. */
export const forecast: Readonly<
  Record<ForecastMonth, readonly { readonly label: TextName; readonly value: number }[]>
> = {
  'Oct 2021': [
    { label: 'dashboards.goal', value: 35 },
    { label: 'dashboards.pendingForecast', value: 14 },
    { label: 'dashboards.revenue', value: 21 },
  ],
  'Nov 2021': [
    { label: 'dashboards.goal', value: 37 },
    { label: 'dashboards.pendingForecast', value: 12 },
    { label: 'dashboards.revenue', value: 18 },
  ],
  'Dec 2021': [
    { label: 'dashboards.goal', value: 42 },
    { label: 'dashboards.pendingForecast', value: 19 },
    { label: 'dashboards.revenue', value: 26 },
  ],
  'Jan 2022': [
    { label: 'dashboards.goal', value: 40 },
    { label: 'dashboards.pendingForecast', value: 23 },
    { label: 'dashboards.revenue', value: 15 },
  ],
};

export const tasks = [
  { what: 'Review the texts of the autumn events', due: '28 Nov', done: true },
  { what: 'Translate the price list into Arabic', due: '30 Nov', done: false },
  { what: 'Choose pictures for the front page', due: '1 Dec', done: false },
  { what: 'Answer the enquiries about branches', due: '3 Dec', done: false },
  { what: 'Publish the programme of January', due: '8 Dec', done: false },
] as const;
