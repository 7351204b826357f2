import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from '../project.mjs';
import { runNode } from '../run.mjs';
import { avoidedIn, avoidedInDocument } from './words.mjs';

const phrases = (text) => avoidedIn(text).map(({ phrase }) => phrase);

test.each([
  ['Makes the page that was asked for, and answers it.', ['was asked', 'answers']],
  ['Whoever stands in\n *   the middle is\n * told.', ['Whoever', 'stands', 'is told']],
  ['// One after\n  // another.', ['One after another']],
  ['The value `answered` and `{ told: of }` are code.', []],
  ['`:name` stands for a segment; sentences stand alone.', []],
  ['Whether an enquiry is answered; answered enquiries; the heading Questions and answers.', []],
  ['The user is asked to sign in.', []],
])('the avoided phrases of %j are %j', (text, expected) => {
  expect(phrases(text)).toEqual(expected);
});

test('a phrase has its place in the text, and what to write instead', () => {
  expect(avoidedIn('Cached\n * until  written.')).toEqual([
    { index: 10, phrase: 'until written', instead: expect.stringContaining('memoized') },
  ]);
});

test('a document may quote the phrases as code, and in the table that lists them', () => {
  const table = '| write | avoid |\n| --- | --- |\n| return | answers |\n\nIt answers.';
  expect(avoidedInDocument(table).map(({ line, phrase }) => `${line} ${phrase}`)).toEqual(['5 answers']);
  expect(avoidedInDocument('a\n\n```sh\nanswers\n```\n\nSomebody')).toMatchObject([{ line: 7, phrase: 'Somebody' }]);
});

/** The specification's own words. */
const EXEMPT = /^docs\/spec\//;

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Prose of a file: all of a document, else comments and, in GraphQL, descriptions. Lines stay where they are. */
function proseOf(path, text) {
  const prose = /\.graphql$/.test(path) ? /"""[^]*?"""|#.*/g : /\.css$/.test(path) ? /\/\*[^]*?\*\//g : null;
  if (!prose) return text;
  let end = 0;
  const pieces = [...text.matchAll(prose)].map(({ 0: found, index }) => {
    const before = blank(text.slice(end, index));
    end = index + found.length;
    return before + found;
  });
  return pieces.join('');
}

test('documents, descriptions of the schema, styles and settings avoid what the glossary avoids', () => {
  const kinds = ['*.md', '*.graphql', '*.css', '*.yml', '*.html', '.env.example', '.ci/run', 'Dockerfile'];
  const files = execFileSync('git', ['ls-files', '--', ...kinds], { cwd: root, encoding: 'utf8' }).split('\n');
  const checked = files.filter((path) => path !== '' && !EXEMPT.test(path));
  expect(checked.length).toBeGreaterThan(100);
  expect(
    checked.flatMap((path) =>
      avoidedInDocument(proseOf(path, readFileSync(inRoot(path), 'utf8'))).map(
        ({ line, phrase, instead }) => `${path}:${line} "${phrase}": write ${instead}`,
      ),
    ),
  ).toEqual([]);
});

const CODE = `/** Tells of the
 * change. */
export const a = 'whoever';
// Nothing is
// gathered.
test.each([1])('answers %i', () => undefined);
test(\`\${a} hears\`, () => undefined);
`;

test('lint reports the phrases in comments and in titles of tests, with their lines', async () => {
  const folder = await mkdtemp(join(root, 'scripts/testing/.words-'));
  try {
    await writeFile(join(folder, 'said.ts'), CODE);
    const lint = [inRoot('node_modules/oxlint/bin/oxlint'), '--format', 'unix', folder];
    const { code, output } = await runNode(lint, { mayFail: true });
    const found = [...output.matchAll(/said\.ts:(\d+):(\d+): "(.+?)" is to be avoided\. Write: .+\./g)];
    expect(found.map(([, line, column, phrase]) => `${line}:${column} ${phrase}`)).toEqual([
      '1:5 Tells of',
      '5:4 gathered',
      '6:17 answers',
      '7:12 hears',
    ]);
    expect(code).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('every phrase of the glossary that a pattern can recognize is recognized', async () => {
  const glossary = await readFile(inRoot('docs/glossary.md'), 'utf8');
  const rows = /^\| write .*\| avoid .*\n.*\n((?:\|.*\n)+)/m.exec(glossary)[1].trim().split('\n');
  const column = rows.flatMap((row) => row.split('|')[2].split(',')).map((phrase) => phrase.trim());
  expect(column.length).toBeGreaterThan(30);
  // Words that also have plain uses: only people who read them can tell.
  const byReading = ['asks', 'answer', 'kept', 'people', 'sorted', 'look', 'house'];
  expect(column.filter((phrase) => avoidedIn(`It ${phrase} it`).length === 0)).toEqual(byReading);
});

test('project-words.txt has each word once, in the order of the alphabet', async () => {
  const words = (await readFile(inRoot('project-words.txt'), 'utf8')).trim().split('\n');
  const keys = words.map((word) => word.toLowerCase());
  expect(keys).toEqual([...new Set(keys)].sort());
});
