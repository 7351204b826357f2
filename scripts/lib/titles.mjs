import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTest } from './sources.mjs';

const testCalls = new Set(['describe', 'it', 'test']);
const neverRun = new Set(['skip', 'todo', 'fixme']);
/** Playwright's `test.describe`, and what it offers beside tests: hooks, settings, steps. */
const groupWord = 'describe';
const noTest = /^(?:before|after)(?:All|Each)$|^(?:use|step|setTimeout|slow|extend|info)$/;

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? testFiles(path) : isTest(entry.name) ? [path] : [];
  });
}

/** The name at the root of `it`, `it.only`, `it.each(rows)` and the words on the way to it. */
function calleeOf(node) {
  const words = [];
  for (let at = node; ;) {
    if (ts.isIdentifier(at)) return { name: at.text, words };
    if (ts.isPropertyAccessExpression(at)) {
      words.push(at.name.text);
      at = at.expression;
    } else if (ts.isCallExpression(at)) at = at.expression;
    else if (ts.isTaggedTemplateExpression(at)) at = at.tag;
    else return { name: '', words };
  }
}

const fromTemplate = (node) => [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');

/** Every text below a node, as written: titles made of parts, and rows of tables, have theirs in several places. */
function textsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const texts = ts.isTemplateExpression(node) ? [fromTemplate(node)] : [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

/** The texts of a table: as it is written, or of the variable of the file that it names. */
function tableTexts(node, source) {
  const names = new Set();
  const collect = (part) => {
    if (ts.isIdentifier(part)) names.add(part.text);
    ts.forEachChild(part, collect);
  };
  collect(node);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name, initializer }) => initializer && ts.isIdentifier(name) && names.has(name.text));
  return [...textsIn(node), ...declared.flatMap(({ initializer }) => textsIn(initializer))];
}

/** The table of `for (const row of table) test(title, run)`: where a loop makes tests. */
function loopTable(call) {
  let at = call.parent;
  if (ts.isExpressionStatement(at)) at = at.parent;
  if (ts.isBlock(at)) at = at.parent;
  return ts.isForOfStatement(at) ? at.expression : undefined;
}

/**
 * The tests and groups of the test files below a folder, as their sources name them. A table's own texts (its rows may
 * hold the ids that its title inserts) come as `texts` beside the title. Skipped tests are left out: they show nothing.
 * @returns {{file: string, group: boolean, title: string, texts: string[]}[]} group: a describe, not a test
 */
export function titlesIn(folder) {
  return testFiles(folder).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const found = [];
    const visit = (node) => {
      if (ts.isCallExpression(node) && !ts.isCallExpression(node.parent)) {
        const { name, words } = calleeOf(node.expression);
        if (/^x(it|test|describe)$/.test(name)) return;
        if (testCalls.has(name)) {
          if (words.some((word) => neverRun.has(word))) return;
          if (words.some((word) => noTest.test(word))) return;
          const [title] = node.arguments;
          const table = ts.isCallExpression(node.expression) ? node.expression : loopTable(node);
          if (title)
            found.push({
              file,
              group: name === groupWord || words.includes(groupWord),
              title: textsIn(title).join(''),
              texts: [...textsIn(title), ...(table ? tableTexts(table, source) : [])],
            });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
