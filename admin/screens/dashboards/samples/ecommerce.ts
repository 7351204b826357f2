import { formatAmount } from '@polyphony/domain/money/money.js';

/** Sample figures of the e-commerce dashboard; made up. */
export const MONTHS = [
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
] as const;

export const visitsBySource = [
  { label: 'dashboards.direct', value: 44 },
  { label: 'dashboards.social', value: 55 },
  { label: 'labels.email', value: 41 },
  { label: 'files.other', value: 17 },
  { label: 'dashboards.referrals', value: 15 },
] as const;

export const revenue = {
  figures: [
    { label: 'dashboards.orders', value: 7585 },
    { label: 'dashboards.earnings', value: 22, prefix: '$', suffix: 'k' },
    { label: 'dashboards.refunds', value: 367 },
    { label: 'dashboards.conversion', value: 18, suffix: '%' },
  ],
  orders: [34, 65, 46, 68, 49, 61, 42, 44, 78, 52, 63, 67],
  earnings: [89, 98, 68, 108, 77, 84, 51, 28, 92, 42, 88, 36],
} as const;

const dollars = (amount: number) => formatAmount({ amount, currency: 'USD' }, 'en');

export const topSellers = {
  head: ['dashboards.seller', 'dashboards.products', 'dashboards.stock', 'dashboards.earnings'],
  rows: [
    ['Norbu Outdoor', 'Bags and tents', 8547, dollars(541_200)],
    ['Paro Paper Works', 'Notebooks', 895, dollars(75_030)],
    ['Druk Ceramics', 'Tableware', 3470, dollars(45_600)],
    ['Wangdue Weavers', 'Scarves', 5488, dollars(29_456)],
    ['Haa Honey', 'Food', 4100, dollars(11_260)],
  ],
} as const;

export const bestSelling = {
  head: ['dashboards.product', 'labels.price', 'dashboards.orders', 'dashboards.stock', 'labels.amount'],
  rows: [
    ['Trail backpack', dollars(29), 62, 510, dollars(1_798)],
    ['Bound notebook', dollars(85), 35, 0, dollars(2_975)],
    ['Tea bowl', dollars(14), 80, 749, dollars(1_120)],
    ['Woollen scarf', dollars(125), 56, 20, dollars(7_000)],
    ['Field lamp', dollars(39), 74, 340, dollars(2_886)],
  ],
} as const;
