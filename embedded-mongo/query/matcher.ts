import { isDoc, type Doc, type Value } from '../bson/value.js';
import { isNumber } from '../bson/numbers.js';
import { badValue, failedToParse, unsupported } from '../errors.js';
import { binaryOrder, type Comparison } from './collation.js';
import { equality, isOperatorDoc, valueTest, type ValueTest } from './operators.js';
import { type Path, somePathValue, splitPath } from './paths.js';

export type Predicate = (doc: Doc) => boolean;

/** Evaluates an aggregation expression to a truth value ($expr); passed by the caller, because expressions import queries. */
export type CompileExpression = (expression: Value) => (doc: Doc) => Value;

export interface MatchContext {
  readonly comparison: Comparison;
  readonly expression: CompileExpression;
}

const noExpressions: CompileExpression = () => {
  throw unsupported('$expr here');
};
export const plainContext: MatchContext = { comparison: binaryOrder, expression: noExpressions };

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
  const test = isOperatorDoc(operand) ? valueTest(operand, context) : equality(operand, context.comparison);
  return overPath(path, test);
}

function overPath(path: Path, test: ValueTest): Predicate {
  const parts = test.all?.map((part) => overPath(path, part));
  const holds: Predicate = parts
    ? (doc) => parts.every((part) => part(doc))
    : (doc) => somePathValue(doc, path, test.matches);
  return test.negated ? (doc) => !holds(doc) : holds;
}

function topLevelOperator(operator: string, operand: Value, context: MatchContext): Predicate {
  switch (operator) {
    case '$and': {
      const all = branches(operator, operand, context);
      return (doc) => all.every((predicate) => predicate(doc));
    }
    case '$or': {
      const any = branches(operator, operand, context);
      return (doc) => any.some((predicate) => predicate(doc));
    }
    case '$nor': {
      const none = branches(operator, operand, context);
      return (doc) => !none.some((predicate) => predicate(doc));
    }
    case '$expr': {
      const evaluate = context.expression(operand);
      return (doc) => isTrue(evaluate(doc));
    }
    case '$comment':
      return matchesAll;
    case '$alwaysTrue':
    case '$alwaysFalse':
      if (!isNumber(operand) || Number(operand) !== 1) throw failedToParse(`${operator} must be an integer value of 1`);
      return operator === '$alwaysTrue' ? matchesAll : (): boolean => false;
    case '$where':
    case '$text':
    case '$jsonSchema':
    case '$sampleRate':
      throw unsupported(operator);
    default:
      throw badValue(
        `unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
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
  return typeof value !== 'object' || Number.isNaN(Number(value)) || binaryOrder.compare(value, 0) !== 0;
}
