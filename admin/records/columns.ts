import { listDate } from './format';

type Row = { readonly [field: string]: unknown };
const updatedAt = (row: Row) => (typeof row.updatedAt === 'string' ? row.updatedAt : null);

/** Pixels of a date, in the languages that write months out. */
export const DATE_WIDTH = 124;

/** Columns that many kinds show. */
export const slugColumn = { field: 'slug', header: 'Slug' } as const;
export const orderNumberColumn = { field: 'orderNumber', header: 'Order', width: 72 } as const;
export const updatedColumn = {
  field: 'updatedAt',
  header: 'Updated',
  width: DATE_WIDTH,
  show: (row: Row) => listDate(row.updatedAt),
  exported: updatedAt,
} as const;
