import { readFileSync } from 'node:fs';
import { brokenLinks, citingFiles, missingPaths, readDecisions, wrongCitations } from './citations.mjs';
import { inRoot } from '../project.mjs';

const read = (path) => readFileSync(inRoot(path), 'utf8');
const decisions = readDecisions();
// This file has wrong citations on purpose; the specification's own pages cite by plain numbers.
const files = citingFiles().filter(
  (path) => path !== 'scripts/lib/checks/citations.test.mjs' && !path.startsWith('docs/spec/'),
);

test('the check finds all decisions of the specification, and our own records', () => {
  expect([...decisions.spec]).toEqual(Array.from({ length: 147 }, (_, index) => String(index + 1)));
  expect(decisions.records.size).toBeGreaterThanOrEqual(70);
});

test('every citation in code and documents leads to a decision', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(
    files.flatMap((path) => wrongCitations(read(path), decisions).map((citation) => `${path}: ${citation}`)),
  ).toEqual([]);
});

test('every relative link of a document leads to a file, and to a heading where it names one', () => {
  const pages = citingFiles().filter((path) => path.endsWith('.md'));
  expect(pages).toContain('docs/architecture.md');
  expect(pages.flatMap((path) => brokenLinks(path, read(path)).map((link) => `${path}: ${link}`))).toEqual([]);
});

// Records stay as they were written, and one page names the files of a kind that it makes up.
const EXEMPT = /^docs\/decisions\/\d|^docs\/adding-a-record-kind\.md$/;

test('every path of code that a document names exists', () => {
  const pages = citingFiles().filter((path) => path.endsWith('.md') && !EXEMPT.test(path));
  expect(pages.flatMap((path) => missingPaths(read(path)).map((missingPath) => `${path}: ${missingPath}`))).toEqual([]);
});

test.each([
  ['// Clamped (SPEC-D142).', []],
  ['SPEC-D68 and SPEC-D139; see [ADR-0018](0018-what-processes-share-through-redis.md)', []],
  ['SPEC-D148', ['SPEC-D148']],
  ['SPEC-D0, SPEC-D07', ['SPEC-D0', 'SPEC-D07']],
  ['SPEC-D 97', ['SPEC-D 97']],
  ['ADR-9999', ['ADR-9999']],
  ['ADR-14 and ADR 0014', ['ADR-14', 'ADR 0014']],
  ['(decision 43)', ['decision 43']],
  ['Decisions 68 and 139: whose it is', ['Decisions 68']],
  [' * follows from decision\n * 36 of the specification', ['decision 36']],
  ['## Decision\n\n1. Keep it.', []],
  ['type Source = `SPEC-D${number}`', []],
])('wrong citations in %j: %j', (text, wrong) => {
  expect(wrongCitations(text, decisions)).toEqual(wrong);
});

test.each([
  ['[a](two.md) and ![b](pictures/b.png)', []],
  ['[a](two.md#the-second-part), [b](two.md#spec-d1), [c](#here)', []],
  ['[a](https://example.org/none.md) [b](mailto:a@example.org)', []],
  ['`[a](none.md)`\n\n```md\n[b](none.md)\n```', []],
  ['[a](none.md)', ['none.md']],
  ['[a](two.md#the-third-part) [b](#there)', ['two.md#the-third-part', '#there']],
  ['[a](../../outside.md)', ['../../outside.md']],
])('broken links in %j: %j', (text, broken) => {
  const others = new Map([
    ['docs/two.md', '# Two\n\n## The second part\n\n1. <a id="spec-d1"></a>x'],
    ['docs/pictures/b.png', ''],
  ]);
  const page = `# Here\n\n${text}`;
  expect(brokenLinks('docs/one.md', page, (path) => others.get(path) ?? null)).toEqual(broken);
});

test.each([
  ['`domain/kinds/parts/kind.ts` and `api/records/`', []],
  ['`api/modules/<area>/` and `npm test`', []],
  ['`domain/kinds/nothing.ts`', ['domain/kinds/nothing.ts']],
])('missing paths in %j: %j', (text, missing) => {
  expect(missingPaths(text)).toEqual(missing);
});
