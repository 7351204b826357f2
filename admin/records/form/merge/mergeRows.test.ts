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

test('the fields that differ are told, and who changed them, in every language', () => {
  expect(mergeRows(versions)).toEqual([
    { lang: 'en', name: 'name', mine: 'Yoga!', theirs: 'Yoga?', changedBy: 'both' },
    { lang: 'en', name: 'metaTitle', mine: 'Mine', theirs: '', changedBy: 'me' },
    { lang: 'en', name: 'description', mine: 'Old', theirs: 'New', changedBy: 'them' },
    { lang: 'ar', name: 'name', mine: 'يوغا', theirs: 'اليوغا', changedBy: 'them' },
  ]);
});

test('what they alone changed is theirs until I say otherwise, and the rest is mine', () => {
  const rows = mergeRows(versions);
  expect(rows.map(initialSide)).toEqual(['mine', 'mine', 'theirs', 'theirs']);
  expect(mergedValues(rows, {})).toEqual(new Map([['en', { name: 'Yoga!', metaTitle: 'Mine' }]]));
});

test('each field goes as it was chosen', () => {
  const sides = { 'en:name': 'theirs', 'en:description': 'mine', 'ar:name': 'mine' } as const;
  expect(mergedValues(mergeRows(versions), sides)).toEqual(
    new Map([
      ['en', { metaTitle: 'Mine', description: 'Old' }],
      ['ar', { name: 'يوغا' }],
    ]),
  );
  expect(mergedValues(mergeRows(versions), { 'en:name': 'theirs', 'en:metaTitle': 'theirs' })).toEqual(new Map());
});
