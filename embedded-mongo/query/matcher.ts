import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, unsupported } from '../errors.js';
import { compareValues } from '../bson/key.js';
import { equality, isOperatorDoc, valueTest, type ValueTest } from './operators.js';
import { type Path, somePathValue, splitPath } from './paths.js';

export type Predicate = (doc: Doc) => boolean;

/** Evaluates an aggregation expression to a truth value ($expr); passed by the caller, because expressions import queries. */
export type CompileExpression = (expression: Value) => (doc: Doc) => Value;

export interface MatchContext {
  readonly expression: CompileExpression;
}

const noExpressions: CompileExpression = () => {
  throw unsupported('$expr here');
};
export const plainContext: MatchContext = { expression: noExpressions };

const matchesAll: Predicate = () => true;

/** Compiles a query filter. Throws MongoDB's error for a malformed one; unknown operators are refused by name. */
export function compileFilter(filter: Doc, context: MatchContext): Predicate {
  const ordered = expressionsLast(Object.keys(filter), (field) => ({ [field]: filter[field] }));
  const predicates = ordered.map((field) => clause(field, filter[field], context));
  const [only] = predicates;
  if (only === undefined) return matchesAll;
  return predicates.length === 1 ? only : (doc) => predicates.every((predicate) => predicate(doc));
}

function clause(field: string, operand: Value, context: MatchContext): Predicate {
  if (field.startsWith('$')) return topLevelOperator(field, operand, context);
  const path = splitPath(field);
  const test = isOperatorDoc(operand) ? valueTest(operand, context) : equality(operand);
  return overPath(path, test);
}

function overPath(path: Path, test: ValueTest): Predicate {
  const parts = test.all?.map((part) => overPath(path, part));
  const holds: Predicate = parts
    ? (doc) => parts.every((part) => part(doc))
    : (doc) => somePathValue(doc, path, test.matches);
  return test.negated ? (doc) => !holds(doc) : holds;
}

/** Every operator on whole documents by its name. */
export const documentOperators: Readonly<Record<string, (operand: Value, context: MatchContext) => Predicate>> = {
  $and: (operand, context) => {
    const all = branches('$and', operand, context);
    return (doc) => all.every((predicate) => predicate(doc));
  },
  $or: (operand, context) => {
    const any = branches('$or', operand, context);
    return (doc) => any.some((predicate) => predicate(doc));
  },
  $nor: (operand, context) => {
    const none = branches('$nor', operand, context);
    return (doc) => !none.some((predicate) => predicate(doc));
  },
  $expr: (operand, context) => {
    const evaluate = context.expression(operand);
    return (doc) => isTrue(evaluate(doc));
  },
};

/** Operators on whole documents of MongoDB 7.0 that this server refuses by name. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  ...['$alwaysFalse', '$alwaysTrue', '$comment', '$jsonSchema', '$sampleRate', '$text', '$where'],
]);

function topLevelOperator(operator: string, operand: Value, context: MatchContext): Predicate {
  const compile = Object.hasOwn(documentOperators, operator) ? documentOperators[operator] : undefined;
  if (compile) return compile(operand, context);
  if (UNSUPPORTED.has(operator)) throw unsupported(`the operator ${operator}`);
  throw badValue(
    `unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

/** $expr, which may fail, sees only what all else lets through. */
function expressionsLast<T>(parts: readonly T[], filterOf: (part: T) => Value): readonly T[] {
  const last = parts.filter((part) => hasExpression(filterOf(part)));
  return last.length === 0 ? parts : [...parts.filter((part) => !last.includes(part)), ...last];
}

function hasExpression(filter: Value): boolean {
  if (!isDoc(filter)) return false;
  return Object.keys(filter).some((field) => {
    const operand = filter[field];
    return field === '$expr' || (field.startsWith('$') && Array.isArray(operand) && operand.some(hasExpression));
  });
}

function branches(operator: string, operand: Value, context: MatchContext): Predicate[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} must be an array`);
  if (operand.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return expressionsLast(operand as Value[], (branch) => branch).map((branch) => {
    if (!isDoc(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(branch, context);
  });
}

/** MongoDB's truth: everything but false, zero, null and missing. */
export function isTrue(value: Value): boolean {
  if (value === undefined || value === null || value === false || value === 0) return false;
  return typeof value !== 'object' || Number.isNaN(Number(value)) || compareValues(value, 0) !== 0;
}
