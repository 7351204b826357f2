import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../project.mjs';
import { sourcesIn } from '../sources.mjs';

/** Most claims of each sort in the sources of the API, explained ones included. */
const LIMIT = 20;

/** The two sorts, by what a report calls them. */
const SORTS = { assertion: 'assertions of types', read: 'reads by texts' };

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Environment variables and headers, whose names no declaration has: `process.env`, `headers`, `req.headers`. */
const NAMES_OUTSIDE = /(?:^|\.)(?:process\.env|headers)\??$/;

/** The sort of claim that a node is; undefined for none. Only `as const` claims nothing. */
function sortOf(node, file) {
  if (ts.isNonNullExpression(node)) return 'assertion';
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node))
    return ts.isConstTypeReference(node.type) ? undefined : 'assertion';
  if (!ts.isElementAccessExpression(node) || !ts.isStringLiteralLike(node.argumentExpression)) return undefined;
  const isName = IDENTIFIER.test(node.argumentExpression.text);
  return isName && !NAMES_OUTSIDE.test(node.expression.getText(file)) ? 'read' : undefined;
}

/**
 * What a source claims of types without a check: assertions, and reads of fields by a text, which the compiler compares with no
 * declaration.
 * @param {string} path
 * @param {string} source
 * @returns {{sort: 'assertion' | 'read', line: number, text: string, isExplained: boolean}[]} `isExplained`: whether the line
 *   directly above is a comment
 */
export function claimsIn(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const lines = source.split('\n');
  const claims = [];
  const visit = (node) => {
    const sort = sortOf(node, file);
    if (sort) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const isExplained = /^\s*(?:\/\/|\/?\*)/.test(lines[line - 1] ?? '');
      claims.push({
        sort,
        line: line + 1,
        text: node.getText(file).replaceAll(/\s+/g, ' ').slice(0, 100),
        isExplained,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return claims;
}

/**
 * What is wrong with the claims of sources, a line each: those that nothing explains, and more of a sort than there may be.
 * @param {Iterable<readonly [path: string, source: string]>} sources
 */
export function claimProblems(sources) {
  const claims = [...sources].flatMap(([path, source]) => claimsIn(path, source).map((claim) => ({ path, ...claim })));
  const unexplained = claims
    .filter(({ isExplained }) => !isExplained)
    .map(
      ({ path, line, text }) =>
        `${path}:${line} needs a comment directly above on why the compiler cannot know it: ${text}`,
    );
  const tooMany = Object.entries(SORTS).flatMap(([sort, name]) => {
    const count = claims.filter((claim) => claim.sort === sort).length;
    return count > LIMIT ? [`The API has ${count} ${name}, and ${LIMIT} are the most.`] : [];
  });
  return [...unexplained, ...tooMany];
}

const isCounted = (path) => path.endsWith('.ts') && !/^api\/proofs\/|\/generated\//.test(path);

/** @throws Error that lists what is wrong with the claims of the API's sources */
export function checkClaims() {
  const sources = sourcesIn('api').filter(isCounted);
  const problems = claimProblems(sources.map((path) => [path, readFileSync(inRoot(path), 'utf8')]));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
