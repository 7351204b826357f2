import { initialSide, mergedValues, mergeRows, type Versions } from './mergeRows';

const versions = new Map<string, Versions>([
  [
    'en',
    {
      base: { name: 'Yoga', slug: 'yoga', metaTitle: '', description: 'Old', tags: ['a'] },
      mine: { name: 'Yoga!', slug: 'yoga', metaTitle: 'Mine', description: 'Old', tags: ['a', 'b'] },
      theirs: { name: 'Yoga?', slug: 'yoga', metaTitle: '', description: 'New', tags: ['a', 'b'] },
    },
  ],
  ['ar', { base: { name: 'يوغا' }, mine: { name: 'يوغا' }, theirs: { name: 'اليوغا' } }],
]);

test('a merge lists the fields that differ, and who changed them, in every language', () => {
  expect(mergeRows(versions)).toEqual([
    { lang: 'en', name: 'name', mine: 'Yoga!', theirs: 'Yoga?', changedBy: 'both' },
    { lang: 'en', name: 'metaTitle', mine: 'Mine', theirs: '', changedBy: 'me' },
    { lang: 'en', name: 'description', mine: 'Old', theirs: 'New', changedBy: 'them' },
    { lang: 'ar', name: 'name', mine: 'يوغا', theirs: 'اليوغا', changedBy: 'them' },
  ]);
});

test('a merge preselects theirs for what only they changed, and mine for the rest', () => {
  const rows = mergeRows(versions);
  expect(rows.map(initialSide)).toEqual(['mine', 'mine', 'theirs', 'theirs']);
  expect(mergedValues(rows, {})).toEqual(new Map([['en', { name: 'Yoga!', metaTitle: 'Mine' }]]));
});

test('a merge writes for each field the side that was chosen', () => {
  const sides = { 'en:name': 'theirs', 'en:description': 'mine', 'ar:name': 'mine' } as const;
  expect(mergedValues(mergeRows(versions), sides)).toEqual(
    new Map([
      ['en', { metaTitle: 'Mine', description: 'Old' }],
      ['ar', { name: 'يوغا' }],
    ]),
  );
  expect(mergedValues(mergeRows(versions), { 'en:name': 'theirs', 'en:metaTitle': 'theirs' })).toEqual(new Map());
});

describe('a list of entries', () => {
  const entry = (id: string, question: string) => ({ id, question, answer: '' });
  const [a, b, c] = [entry('a', 'When?'), entry('b', 'Where?'), entry('c', 'Who?')];
  const rowsOf = (base: object[], mine: object[], theirs: object[], lang = 'en') =>
    mergeRows(new Map([[lang, { base: { faqs: base }, mine: { faqs: mine }, theirs: { faqs: theirs } }]]));
  const summaryOf = (rows: ReturnType<typeof rowsOf>) =>
    rows.map(({ part, changedBy }) => [part?.id, part?.field, changedBy]);
  const merged = (rows: ReturnType<typeof rowsOf>, sides = {}) => mergedValues(rows, sides).get('en')?.['faqs'];

  test('is merged by entry: what each of two people changed is kept, wherever it was moved', () => {
    const mine = { ...b, answer: 'Here' };
    const theirs = { ...a, question: 'When exactly?' };
    const rows = rowsOf([a, b], [a, mine], [b, theirs]);
    expect(summaryOf(rows)).toEqual([
      ['b', 'answer', 'me'],
      ['a', 'question', 'them'],
      [null, null, 'them'],
    ]);
    expect(merged(rows)).toEqual([mine, theirs]);
  });

  test('keeps what both added, each behind its neighbour, and leaves out what either removed', () => {
    const rows = rowsOf([a, b], [a, c, b], [{ ...entry('d', 'Why?') }, a]);
    expect(summaryOf(rows)).toEqual([
      ['c', null, 'me'],
      ['b', null, 'them'],
      ['d', null, 'them'],
    ]);
    expect(merged(rows)).toEqual([entry('d', 'Why?'), a, c]);
    expect(merged(rows, { 'en:faqs:b:': 'mine' })).toEqual([entry('d', 'Why?'), a, c, b]);
    expect(merged(rows, { 'en:faqs:c:': 'theirs' })).toBeUndefined();
  });

  test('offers a choice for an entry that one removed and the other changed', () => {
    const changed = { ...b, question: 'Where to?' };
    expect(summaryOf(rowsOf([a, b], [a, changed], [a]))).toEqual([['b', null, 'both']]);
    expect(summaryOf(rowsOf([a, b], [a], [a, changed]))).toEqual([['b', null, 'both']]);
  });

  test('has in a translation the entries of the record, and their texts only', () => {
    const rows = rowsOf([a, b], [{ ...a, question: 'متى؟' }, b], [c, a], 'ar');
    expect(summaryOf(rows)).toEqual([['a', 'question', 'me']]);
    expect(mergedValues(rows, {}).get('ar')).toEqual({ faqs: [c, { ...a, question: 'متى؟' }] });
  });
});
