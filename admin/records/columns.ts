import { listDate } from './format';

/** Columns that many kinds show. */
export const slugColumn = { field: 'slug', header: 'Slug' } as const;
export const orderNumberColumn = { field: 'orderNumber', header: 'Order', width: 90 } as const;
export const updatedColumn = {
  field: 'updatedAt',
  header: 'Updated',
  width: 120,
  show: (row: { readonly [field: string]: unknown }) => listDate(row.updatedAt),
} as const;
