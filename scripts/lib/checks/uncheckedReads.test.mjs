import { claimProblems, claimsIn } from './uncheckedReads.mjs';

const sortsIn = (source) => claimsIn('api/one.ts', source).map(({ sort }) => sort);

test.each([
  ['const a = b as Text;', ['assertion']],
  ['const a = <Text>b;', ['assertion']],
  ['const a = b as unknown as Text;', ['assertion', 'assertion']],
  ['const a = b!;', ['assertion']],
  ['const a = b as const;', []],
  ['const a = b satisfies Text;', []],
  ["import { a as b } from './a.js';", []],
  ["const a = b['name'];", ['read']],
  ["const a = b?.['name'];", ['read']],
  ['const a = b[`name`];', ['read']],
  ["const a = b['content-type'];", []],
  ['const a = b[name];', []],
  ["const a = process.env['HOME'];", []],
  ["const a = req.headers['cookie'];", []],
  ["const a = headers?.['cookie'];", []],
  ["type A = B['name'];", []],
])('the check of claims reads %s as %j', (source, sorts) => {
  expect(sortsIn(source)).toEqual(sorts);
});

const EXPLAINED = '// The driver knows nothing of it.\nconst a = b as Text;\n';

test('a claim with a comment on the line directly above is allowed', () => {
  expect(claimProblems([['api/modules/one.ts', EXPLAINED]])).toEqual([]);
});

test.each(['const a = b as Text;\n', '// Far away.\n\nconst a = b as Text;\n', "const a = b['name'];\n"])(
  'a claim without one is reported with its place: %j',
  (source) => {
    const [problem, ...others] = claimProblems([['api/modules/one.ts', source]]);
    expect(problem).toMatch(
      /^api\/modules\/one\.ts:\d needs a comment directly above on why the compiler cannot know it: b/,
    );
    expect(others).toEqual([]);
  },
);

test('more than 20 claims of a sort are refused, however well they are explained', () => {
  const problemsWith = (count) => claimProblems([['api/modules/one.ts', EXPLAINED.repeat(count)]]);
  expect(problemsWith(20)).toEqual([]);
  expect(problemsWith(21)).toEqual(['The API has 21 assertions of types, and 20 are the most.']);
});
