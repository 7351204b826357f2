import { add, isNumber, numberType } from '../bson/numbers.js';
import { cloneValue, isDoc, type Value } from '../bson/value.js';
import { badValue, typeMismatch } from '../errors.js';
import { typeName } from '../query/types.js';
import { describe } from './describe.js';
import { type FieldContext, type FieldOperator, KEEP } from './field-operator.js';

const increment: FieldOperator = (current, operand, { path, doc }) => {
  if (current === undefined) return operand;
  if (!isNumber(current)) {
    const field = path.split('.').pop() ?? path;
    throw typeMismatch(
      `Cannot apply $inc to a value of non-numeric type. {_id: ${describe(doc._id)}} has the field '${field}' of non-numeric type ${typeName(current)}`,
    );
  }
  const result = add(current, operand);
  const wholes = [current, operand].every((value) => ['int', 'long'].includes(numberType(value)));
  if (wholes && numberType(result) === 'double')
    throw badValue(
      `Failed to apply $inc operations to current value (${describe(current)}) for document {_id: ${describe(doc._id)}}`,
    );
  return result;
};

function push(current: Value, operand: Value, { path, doc }: FieldContext): Value {
  if (current !== undefined && !Array.isArray(current))
    throw badValue(
      `The field '${path}' must be an array but is of type ${typeName(current)} in document {_id: ${String(doc._id)}}`,
    );
  const array: Value[] = current ?? [];
  if (!isDoc(operand) || !('$each' in operand)) return [...array, cloneValue(operand)];
  const result = [...array, ...(operand.$each as Value[]).map((item) => cloneValue(item))];
  if (operand.$slice === undefined) return result;
  const slice = Number(operand.$slice);
  return slice >= 0 ? result.slice(0, slice) : result.slice(slice);
}

/** Every update operator by its name. */
export const fieldOperators: Readonly<Record<string, FieldOperator>> = {
  $set: (_current, operand) => cloneValue(operand),
  $setOnInsert: (_current, operand, { inserting }) => (inserting ? cloneValue(operand) : KEEP),
  $unset: () => undefined,
  $inc: increment,
  $push: push,
};

/** Update operators of MongoDB 7.0 that this server refuses by name. */
export const UNSUPPORTED_UPDATES: ReadonlySet<string> = new Set([
  ...['$addToSet', '$bit', '$currentDate', '$max', '$min', '$mul', '$pop', '$pull', '$pullAll', '$rename'],
]);
