import { Long, Timestamp } from 'bson';
import { add, bigIntOf, isNumber, multiply, numberType } from '../bson/numbers.js';
import { cloneValue, isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, typeMismatch } from '../errors.js';
import { typeName } from '../query/types.js';
import { addToSet, pull, pullAll, pop, push } from './array-operators.js';
import { describe } from './describe.js';
import { type FieldOperator, KEEP } from './field-operator.js';

function arithmetic(name: string, operation: (a: Value, b: Value) => Value): FieldOperator {
  return (current, operand, { path, doc }) => {
    if (current === undefined) return name === '$inc' ? operand : multiply(operand, 0);
    if (!isNumber(current)) {
      const field = path.split('.').pop() ?? path;
      throw typeMismatch(
        `Cannot apply ${name} to a value of non-numeric type. {_id: ${describe(doc._id)}} has the field '${field}' of non-numeric type ${typeName(current)}`,
      );
    }
    const result = operation(current, operand);
    const wholes = [current, operand].every((value) => ['int', 'long'].includes(numberType(value)));
    if (wholes && numberType(result) === 'double') {
      throw badValue(
        `Failed to apply ${name} operations to current value (${describe(current)}) for document {_id: ${describe(doc._id)}}`,
      );
    }
    return result;
  };
}

function extreme(sign: 1 | -1): FieldOperator {
  return (current, operand, { match }) =>
    current === undefined || match.comparison.compare(operand, current) * sign > 0 ? operand : KEEP;
}

/** On 64 bits when a long is among the operands. */
const bit: FieldOperator = (current, operand, { path, doc }) => {
  const initial = current ?? 0;
  if (!isNumber(initial) || !['int', 'long'].includes(numberType(initial))) {
    throw badValue(
      `Cannot apply $bit to a value of non-integral type._id: ${describe(doc._id)} has the field ${path} of non-integer type ${typeName(initial)}`,
    );
  }
  const masks = operand as Doc;
  return Object.keys(masks).reduce((value: Value, name) => {
    const [a, b] = [bigIntOf(value), bigIntOf(masks[name])];
    const result = name === 'and' ? a & b : name === 'or' ? a | b : a ^ b;
    const isLong = numberType(value) === 'long' || numberType(masks[name]) === 'long';
    return isLong ? Long.fromBigInt(result) : Number(result);
  }, initial);
};

const currentDate: FieldOperator = (_current, operand, { now }) =>
  isDoc(operand) && operand.$type === 'timestamp' ? new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }) : now;

/** Every field operator but $rename, which is about two fields. */
export const FIELD_OPERATORS: Readonly<Record<string, FieldOperator>> = {
  $set: (_current, operand) => cloneValue(operand),
  $setOnInsert: (_current, operand, { inserting }) => (inserting ? cloneValue(operand) : KEEP),
  $unset: () => undefined,
  $inc: arithmetic('$inc', add),
  $mul: arithmetic('$mul', multiply),
  $min: extreme(-1),
  $max: extreme(1),
  $bit: bit,
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};
