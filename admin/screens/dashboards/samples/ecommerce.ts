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

export const topSellers = {
  head: ['Seller', 'Products', 'Stock', 'Earnings'],
  rows: [
    ['Norbu Outdoor', 'Bags and tents', 8547, '$541,200'],
    ['Paro Paper Works', 'Notebooks', 895, '$75,030'],
    ['Druk Ceramics', 'Tableware', 3470, '$45,600'],
    ['Wangdue Weavers', 'Scarves', 5488, '$29,456'],
    ['Haa Honey', 'Food', 4100, '$11,260'],
  ],
} as const;

export const bestSelling = {
  head: ['Product', 'Price', 'Orders', 'Stock', 'Amount'],
  rows: [
    ['Trail backpack', '$29.00', 62, 510, '$1,798'],
    ['Bound notebook', '$85.20', 35, 0, '$2,982'],
    ['Tea bowl', '$14.00', 80, 749, '$1,120'],
    ['Woollen scarf', '$127.50', 56, 20, '$7,140'],
    ['Field lamp', '$39.00', 74, 340, '$2,886'],
  ],
} as const;
