import { formatAmount } from '@polyphony/domain/money/money.js';

/** Sample figures of the e-commerce dashboard; made up. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const visitsBySource = [
  { label: 'Direct', value: 44 },
  { label: 'Social', value: 55 },
  { label: 'Email', value: 41 },
  { label: 'Other', value: 17 },
  { label: 'Referrals', value: 15 },
] as const;

export const revenue = {
  figures: [
    { label: 'Orders', value: 7585 },
    { label: 'Earnings', value: 22, prefix: '$', suffix: 'k' },
    { label: 'Refunds', value: 367 },
    { label: 'Conversion', value: 18, suffix: '%' },
  ],
  orders: [34, 65, 46, 68, 49, 61, 42, 44, 78, 52, 63, 67],
  earnings: [89, 98, 68, 108, 77, 84, 51, 28, 92, 42, 88, 36],
} as const;

const dollars = (amount: number) => formatAmount({ amount, currency: 'USD' }, 'en');

export const topSellers = {
  head: ['Seller', 'Products', 'Stock', 'Earnings'],
  rows: [
    ['Norbu Outdoor', 'Bags and tents', 8547, dollars(541_200)],
    ['Paro Paper Works', 'Notebooks', 895, dollars(75_030)],
    ['Druk Ceramics', 'Tableware', 3470, dollars(45_600)],
    ['Wangdue Weavers', 'Scarves', 5488, dollars(29_456)],
    ['Haa Honey', 'Food', 4100, dollars(11_260)],
  ],
} as const;

export const bestSelling = {
  head: ['Product', 'Price', 'Orders', 'Stock', 'Amount'],
  rows: [
    ['Trail backpack', dollars(29), 62, 510, dollars(1_798)],
    ['Bound notebook', dollars(85), 35, 0, dollars(2_975)],
    ['Tea bowl', dollars(14), 80, 749, dollars(1_120)],
    ['Woollen scarf', dollars(125), 56, 20, dollars(7_000)],
    ['Field lamp', dollars(39), 74, 340, dollars(2_886)],
  ],
} as const;
