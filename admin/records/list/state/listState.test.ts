import { isSearchAlone, readListState, writeListState, type ListState } from './listState';

const shape = {
  sortable: ['slug', 'orderNumber'],
  statuses: ['active', 'featured'],
  filters: [{ param: 'role' }, { param: 'paid', values: ['yes', 'no'] }],
} as const;
const ROLE = '65f0c0ffee0c0ffee0c0ffee';
const read = (query: string) => readListState(new URLSearchParams(query), shape);
const write = (query: string, change: Partial<ListState>) =>
  writeListState(new URLSearchParams(query), change, shape).toString();

describe('the state of a list in its address', () => {
  test('LIST-002 LIST-003: an empty address is page 1 of 5 rows, unfiltered', () => {
    expect(read('')).toEqual({
      page: 1,
      pageSize: 5,
      searchName: '',
      status: null,
      sort: null,
      lang: null,
      chosen: {},
    });
  });

  test('LIST-001 LIST-013: everything is read from the address', () => {
    expect(read(`page=3&pageSize=9&searchName=yoga&status=featured&sort=-orderNumber&lang=ar&role=${ROLE}`)).toEqual({
      page: 3,
      pageSize: 9,
      searchName: 'yoga',
      status: 'featured',
      sort: { field: 'orderNumber', direction: 'DESC' },
      lang: 'ar',
      chosen: { role: ROLE },
    });
  });

  test.each([
    ['page=0', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=two', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['pageSize=500', { pageSize: 100 }],
    ['pageSize=0', { pageSize: 1 }],
    ['pageSize=', { pageSize: 5 }],
    ['status=published', { status: null }],
    ['sort=password', { sort: null }],
    ['lang=english', { lang: null }],
    ['role=all', { chosen: {} }],
    ['paid=perhaps', { chosen: {} }],
    ['paid=no', { chosen: { paid: 'no' } }],
    ['paid=No', { chosen: { paid: 'no' } }],
    [`category=${ROLE}`, { chosen: {} }],
    [`searchName=${'x'.repeat(300)}`, { searchName: 'x'.repeat(200) }],
  ])('a hand-typed %s is clamped or ignored', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  test.each<[string, string, Partial<ListState>, string]>([
    ['LIST-001: a page change writes both', '', { page: 2 }, 'page=2&pageSize=5'],
    ['LIST-001: and keeps the page size', 'pageSize=9', { page: 2 }, 'pageSize=9&page=2'],
    ['another page size returns to page 1', 'page=4&pageSize=5', { pageSize: 12 }, 'page=1&pageSize=12'],
    ['LIST-013: a search is in the address', '', { searchName: 'yo ga' }, 'searchName=yo+ga'],
    ['a search returns to page 1', 'page=4&pageSize=9', { searchName: 'y' }, 'pageSize=9&searchName=y'],
    ['LIST-023: an emptied search is removed', 'searchName=y&x=1', { searchName: '' }, 'x=1'],
    ['LIST-023: All removes the status', 'status=active', { status: null }, ''],
    ['a role is in the address', 'page=2&pageSize=9', { chosen: { role: ROLE } }, `pageSize=9&role=${ROLE}`],
    ['LIST-023: All removes the role', `role=${ROLE}`, { chosen: {} }, ''],
    ['a sort is in the address', '', { sort: { field: 'slug', direction: 'DESC' } }, 'sort=-slug'],
    ['no sort is not', 'sort=-slug', { sort: null }, ''],
    ['a language does not change the page', 'page=2&pageSize=5', { lang: 'ar' }, 'page=2&pageSize=5&lang=ar'],
  ])('%s', (_, query, change, expected) => {
    expect(write(query, change)).toBe(expected);
  });

  test('writing and reading are inverse', () => {
    const change: Partial<ListState> = {
      searchName: 'a&b=ü',
      status: 'active',
      lang: 'ar',
      page: 7,
      pageSize: 21,
      chosen: { role: ROLE },
    };
    expect(read(write('', change))).toMatchObject(change);
  });
});

test.each<[Partial<ListState>, boolean]>([
  [{ searchName: 'yoga' }, true],
  [{ searchName: '' }, true],
  [{ searchName: 'yoga', status: 'active' }, false],
  [{ page: 2 }, false],
  [{}, false],
])('only a change of the searched text replaces the entry of the one before: %j', (change, alone) =>
  expect(isSearchAlone(change)).toBe(alone),
);
