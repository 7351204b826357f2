import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTest } from '../sources.mjs';

const testCalls = new Set(['describe', 'it', 'test']);
const neverRun = new Set(['skip', 'todo', 'fixme']);
/** Playwright's `test.describe`, and members of `test` that are not tests: hooks, settings, steps. */
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

/** Every text below a node, as written: titles made of parts have theirs in several places. */
function textsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const texts = ts.isTemplateExpression(node) ? [fromTemplate(node)] : [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

/**
 * The tests and groups of the test files below a folder, parsed from their sources without loading them (listing.mjs
 * does that): interpolations are `…`, and a table is one test. Skipped tests are left out.
 * @returns {{file: string, group: boolean, title: string}[]} group: a describe, not a test
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
          if (title)
            found.push({
              file,
              group: name === groupWord || words.includes(groupWord),
              title: textsIn(title).join(''),
            });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
