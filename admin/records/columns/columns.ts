import { listDate } from '../format';

type Row = { readonly [field: string]: unknown };
const updatedAt = (row: Row) => (typeof row.updatedAt === 'string' ? row.updatedAt : null);

/** Pixels of a date, in the languages that write months out. */
export const DATE_WIDTH = 117;

/** Columns that many kinds show. */
export const slugColumn = { field: 'slug' } as const;
export const orderNumberColumn = { field: 'orderNumber', header: 'records.order', width: 60 } as const;
export const updatedColumn = {
  field: 'updatedAt',
  header: 'records.updated',
  width: DATE_WIDTH,
  show: (row: Row) => listDate(row.updatedAt),
  exported: updatedAt,
} as const;

/** The columns before a row's switches, and the one after them, in the order of SPEC-D84. */
export const aroundToggles = <C extends { readonly field: string }>(columns: readonly C[]) => ({
  before: columns.filter(({ field }) => field !== updatedColumn.field),
  after: columns.filter(({ field }) => field === updatedColumn.field),
});

/** The field of the column with a row's number in the list. */
export const ROW_NUMBER = '#';

/** Columns that a narrow screen leaves out first, so that a row's switches and actions are seen without scrolling. */
export const OMITTED_WHEN_NARROW: readonly string[] = [ROW_NUMBER, orderNumberColumn.field, updatedColumn.field];
