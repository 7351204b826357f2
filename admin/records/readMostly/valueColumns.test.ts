import { choiceFilter, flagFilter } from '../filters/valueFilters';
import { filterValues, shapeOf } from '../filters/filterValues';
import { choiceColumn, flagColumn } from './valueColumns';

const STATE = { Open: 'shell.open', Answered: 'contact.answered' } as const;
const READ = { on: 'contact.read', off: 'contact.unread' } as const;

test('a column of one of few values shows its word, and a tick for the good one only', () => {
  const column = choiceColumn({
    field: 'state',
    header: 'publishing.state',
    words: STATE,
    good: 'Answered',
    width: 90,
  });
  expect([column.lines({ state: 'Open' }), column.good({ state: 'Open' })]).toEqual([['shell.open'], false]);
  expect([column.lines({ state: 'Answered' }), column.good({ state: 'Answered' })]).toEqual([
    ['contact.answered'],
    true,
  ]);
});

test('a column of a flag shows what the record is when it is on, and when it is off', () => {
  const column = flagColumn({ field: 'read', header: 'contact.read', words: READ, width: 90 });
  expect([column.lines({ read: true }), column.good({ read: true })]).toEqual([['contact.read'], true]);
  expect([column.lines({ read: false }), column.good({ read: false })]).toEqual([['contact.unread'], false]);
});

test('filters by a value and by a flag are read from the address as the query needs them', () => {
  const filters = [
    choiceFilter({ field: 'state', label: 'publishing.state', words: STATE }),
    flagFilter({ field: 'read', label: 'contact.read', words: READ }),
  ];
  expect(filters.map(shapeOf)).toEqual([
    { param: 'state', values: ['Open', 'Answered'] },
    { param: 'read', values: ['yes', 'no'] },
  ]);
  expect(filterValues(filters, { state: 'Open', read: 'no' })).toEqual({ state: 'Open', read: false });
});
