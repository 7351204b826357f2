import { isDoc, type Doc, fieldOf, setField, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { constantValue, type Evaluate, isConstant, isNullish, withFolding } from '../scope.js';
import type { ControlOperator } from './control.js';
import { namedOperands } from './named.js';

/** Operators that name a field of a document: the name is a constant string. */

function constantName(operator: string, name: Value, field: Evaluate, reference: number, other: number): string {
  if (!isConstant(field) && typeof name === 'string')
    throw location(
      reference,
      `'${name}' is a field path reference which is not allowed in this context. Did you mean {$literal: '${name}'}?`,
    );
  const value = isConstant(field) ? constantValue(field) : undefined;
  if (typeof value === 'string') return value;
  throw location(other, `${operator} requires 'field' to evaluate to type String, but got ${typeName(value)}`);
}

const getField: ControlOperator = (operand, compile) => {
  const isShort = !isDoc(operand) || Object.keys(operand)[0]?.startsWith('$') === true;
  const required = { field: 3041702, input: 3041703 };
  const { field, input } = isShort
    ? { field: operand, input: '$$CURRENT' }
    : namedOperands('$getField', operand, { notDocument: 3041704, unknown: 3041701, required });
  const name = constantName('$getField', field, compile(field), 5654600, 5654602);
  const from = withFolding(false, () => compile(input));
  return (scope) => {
    const doc = from(scope);
    return isDoc(doc) ? fieldOf(doc, name) : doc === null ? null : undefined;
  };
};

function without(doc: Doc, name: string): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([field]) => field !== name));
}

function setter(operator: string, required: Record<string, number>, valueOf: (operand: Doc) => Value): ControlOperator {
  return (operand, compile) => {
    const operands = namedOperands(operator, operand, { notDocument: 4161100, unknown: 4161101, required });
    const name = constantName(operator, operands.field, compile(operands.field), 4161108, 4161107);
    const [from, value] = withFolding(false, () => [compile(operands.input), compile(valueOf(operands))] as const);
    return (scope) => {
      const doc = from(scope);
      if (isNullish(doc)) return null;
      if (!isDoc(doc)) throw location(4161105, "$setField requires 'input' to evaluate to type Object");
      const next = value(scope);
      if (next === undefined) return without(doc, name);
      const result = { ...doc };
      setField(result, name, next);
      return result;
    };
  };
}

export const fieldOperators: Readonly<Record<string, ControlOperator>> = {
  $getField: getField,
  $setField: setter('$setField', { field: 4161102, value: 4161103, input: 4161109 }, ({ value }) => value),
  $unsetField: setter('$unsetField', { field: 4161102, input: 4161109 }, () => '$$REMOVE'),
};
