import { cut } from '../../records/format';
import type { RecordRow } from '../../records/operations';
import { screen } from './coursePackage.list';

const can = { edit: true, translate: true, editRefusal: null, delete: true, deleteRefusal: null, toggles: [] };
const id = '65f0c0ffee0c0ffee0c0ffee';
const row = (values: object): RecordRow => ({ id, can, ...values });
const renderCell = (field: string, values: object) =>
  screen.columns.find((column) => column.field === field)?.show?.(row(values));

test.each([
  ['FMT-021', 'course', { course: null }, 'No Course'],
  ['FMT-020', 'course', { course: { id, slug: 'x', title: '' } }, 'Default Course'],
  ['FMT-020', 'course', { course: { id, slug: 'x', title: 'Paper' } }, 'Paper'],
  ['FMT-022', 'type', { type: null }, 'No Type'],
  ['FMT-022', 'type', { type: 'Evenings' }, 'Evenings'],
])('%s: the column %s of a package shows %j as %s', (_, field, values, text) => {
  expect(renderCell(field, values)).toBe(text);
});

test('FMT-016, PKG-028: the title of a package is cut after 20 characters, and not at 20', () => {
  const bound = screen.cutName ?? 'tableName';
  expect([cut('x'.repeat(21), bound), cut('x'.repeat(20), bound)]).toEqual([`${'x'.repeat(20)}...`, 'x'.repeat(20)]);
});

test('ROUTE-071: the address of a package’s form names the language and the course, as far as there is one', () => {
  expect(screen.editQuery?.(row({ course: { id, slug: 'paper', title: 'Paper' } }))).toBe('?lang=en&course=paper');
  expect(screen.editQuery?.(row({ course: null }))).toBe('?lang=en');
});

test('LIST-016, LIST-017, LIST-018, PKG-029: the list of packages is filtered by the slug of a course', () => {
  expect(screen.filters).toEqual([
    expect.objectContaining({
      param: 'course',
      field: 'courseId',
      bySlug: true,
      label: 'courses.filterByCourses',
      all: 'words.none',
      empty: 'screenTexts.noCourses',
    }),
  ]);
});
