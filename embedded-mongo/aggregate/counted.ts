import { isDoc, type Doc, type Value } from '../bson/value.js';
import { location } from '../errors.js';
import { expressionValue } from '../query/paths.js';
import { readSort, sortBy } from '../query/sort.js';
import type { MakeAccumulator } from './accumulators.js';
import { onDocument, type PipelineContext } from './context.js';
import { elementCount } from './operators/lists.js';
import { isNullish } from './scope.js';

/** Accumulators of the first, last, minimum, maximum or top documents: one, or as many as an expression specifies. */

const NTH = new Set(['$firstN', '$lastN', '$maxN', '$minN']);
const RANKED = new Set(['$top', '$topN', '$bottom', '$bottomN']);

export const isCounted = (name: string): boolean => NTH.has(name) || RANKED.has(name);

export const compileCounted = (name: string, operand: Value, context: PipelineContext): MakeAccumulator =>
  NTH.has(name) ? nth(name, operand, context) : ranked(name, operand, context);

/** How many: an expression that sees the group's _id as its document. */
function counter(n: Value, context: PipelineContext): (groupId: Value) => number {
  const evaluate = onDocument(n, context);
  return (groupId) => elementCount(evaluate(isDoc(groupId) ? groupId : {}));
}

function nth(name: string, operand: Value, context: PipelineContext): MakeAccumulator {
  if (!isDoc(operand)) throw location(5787801, `specification must be an object; found ${name}`);
  const unknown = Object.keys(operand).find((option) => option !== 'n' && option !== 'input');
  if (unknown !== undefined) throw location(5787901, `Unknown argument for 'n' operator: ${unknown}`);
  if (!('n' in operand)) throw location(5787906, "Missing value for 'n'");
  if (!('input' in operand)) throw location(5787907, "Missing value for 'input'");
  const value = onDocument(operand.input, context);
  const countOf = counter(operand.n, context);
  const { compare } = context.comparison;
  const sign = name === '$minN' ? 1 : -1;
  return (groupId) => {
    const n = countOf(groupId);
    const values: Value[] = [];
    return {
      add: (doc) => values.push(value(doc)),
      result: () => {
        if (name === '$firstN') return values.slice(0, n).map((item) => item ?? null);
        if (name === '$lastN') return values.slice(-n).map((item) => item ?? null);
        const present = values.filter((item) => !isNullish(item));
        return present.sort((a, b) => compare(a, b) * sign).slice(0, n);
      },
    };
  };
}

function ranked(name: string, operand: Value, context: PipelineContext): MakeAccumulator {
  const isMany = name.endsWith('N');
  if (!isDoc(operand)) throw location(5788001, `specification must be an object; found ${name}`);
  for (const option of Object.keys(operand)) {
    if (option === 'sortBy' && !isDoc(operand.sortBy))
      throw location(10065, 'invalid parameter: expected an object (sortBy)');
    if (option !== 'output' && option !== 'sortBy' && !(isMany && option === 'n'))
      throw location(5788002, `Unknown argument to ${name} '${option}'`);
  }
  if (isMany && !('n' in operand)) throw location(5788003, "Missing value for 'n'");
  if (!('output' in operand)) throw location(5788004, "Missing value for 'output'");
  if (!('sortBy' in operand)) throw location(5788005, "Missing value for 'sortBy'");
  const output = onDocument(operand.output, context);
  const fields = readSort(operand.sortBy);
  // Sorted by the values that expressions of these paths have, so that an array is opened once.
  const sort = fields.map((field, i) => ({ ...field, path: [String(i)] }));
  const keyDoc = (doc: Doc): Doc =>
    Object.fromEntries(fields.map(({ path }, i) => [String(i), expressionValue(doc, path) ?? null]));
  const countOf = isMany ? counter(operand.n, context) : (): number => 1;
  return (groupId) => {
    const n = countOf(groupId);
    const docs: Doc[] = [];
    return {
      add: (doc) => {
        // For the error of a document that cannot be sorted.
        sortBy([doc], keyDoc, sort, context.comparison);
        docs.push(doc);
      },
      result: () => {
        const sorted = sortBy(docs, keyDoc, sort, context.comparison);
        const chosen = name.startsWith('$top') ? sorted.slice(0, n) : sorted.slice(-n);
        const values = chosen.map((doc) => output(doc) ?? null);
        return isMany ? values : values[0];
      },
    };
  };
}
