import { listDate } from './format';

type Row = { readonly [field: string]: unknown };
const updatedAt = (row: Row) => (typeof row.updatedAt === 'string' ? row.updatedAt : null);

/** Columns that many kinds show. */
export const slugColumn = { field: 'slug', header: 'Slug' } as const;
export const orderNumberColumn = { field: 'orderNumber', header: 'Order', width: 80 } as const;
export const updatedColumn = {
  field: 'updatedAt',
  header: 'Updated',
  width: 112,
  show: (row: Row) => listDate(row.updatedAt),
  exported: updatedAt,
} as const;
