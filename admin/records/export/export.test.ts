import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { updatedColumn } from '../columns/columns';
import type { RecordOperations, RecordRow } from '../operations';
import type { ListScreen } from '../screen';
import { exportTable } from './exportTable';
import { retryAfter } from './retryAfter';

const can = { edit: true, translate: true, delete: true, toggles: [] };
const row = (id: string, fields: Omit<Partial<RecordRow>, 'id'>): RecordRow => ({ id, can, ...fields });

describe('an exported table', () => {
  const screen = (kind: ListScreen['kind'], columns: ListScreen['columns']): ListScreen => ({
    kind,
    columns,
    operations: {} as RecordOperations,
    empty: 'screenTexts.noDataFound',
  });

  test('has the columns of the list, its switches included, and dates as ISO 8601', () => {
    const list = screen(kindFacts.eventPrice, [
      { field: 'priceType', header: 'labels.type', show: ({ priceType }) => `(${String(priceType)})` },
      { field: 'amount', header: 'labels.amount' },
      { field: 'event', header: 'labels.event', show: () => undefined },
      updatedColumn,
    ]);
    const price = { label: 'Adults', priceType: 'FULL', amount: 40, event: { name: 'Fair' }, active: true };
    expect(exportTable(list, ['active'], [row('1', { ...price, updatedAt: '2027-03-31T10:00:00.000Z' })])).toEqual([
      ['Name', 'Type', 'Amount', 'Event', 'Updated', 'Active'],
      ['Adults', '(FULL)', 40, '', '2027-03-31T10:00:00.000Z', true],
    ]);
  });

  test('has what is only exported after the columns', () => {
    const tags = { field: 'tags', header: 'labels.tags', exported: (of: RecordRow) => String(of['tags']) } as const;
    const list = { ...screen(kindFacts.blogPost, [updatedColumn]), alsoExported: [tags] };
    const post = { title: 'Paper', tags: ['Folds', 'Glue'], updatedAt: '2027-03-31T10:00:00.000Z' };
    expect(exportTable(list, [], [row('1', post)])).toEqual([
      ['Name', 'Updated', 'Tags'],
      ['Paper', '2027-03-31T10:00:00.000Z', 'Folds,Glue'],
    ]);
  });

  test('of a tree contains the parent of each row', () => {
    const rows = [row('1', { name: 'Outdoors', parentId: null }), row('2', { name: 'Walks', parentId: '1' })];
    expect(exportTable(screen(kindFacts.eventCategory, []), [], rows)).toEqual([
      ['Name', 'Below'],
      ['Outdoors', ''],
      ['Walks', 'Outdoors'],
    ]);
  });
});

describe('when a refused request may be sent again', () => {
  const serverError = (headers: Record<string, string>, status = 429) =>
    new ServerError('refused', { response: new Response('', { status, headers }), bodyText: '' });
  const refused = (extensions: Record<string, unknown>) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions }] });

  test.each<[string, unknown, number | null]>([
    ['what the server says', refused({ code: 'RATE_LIMITED', retryAfter: 7 }), 7],
    ['ten seconds, when it does not say', refused({ code: 'RATE_LIMITED' }), 10],
    ['what a proxy says', serverError({ 'retry-after': '3' }), 3],
    ['ten seconds, when a proxy does not say', serverError({}), 10],
    ['never, when it was refused for another reason', refused({ code: 'FORBIDDEN' }), null],
    ['never, after a fault', serverError({ 'retry-after': '3' }, 500), null],
    ['never, when the network failed', new TypeError('Failed to fetch'), null],
  ])('is %s', (_, error, seconds) => expect(retryAfter(error)).toBe(seconds));
});
