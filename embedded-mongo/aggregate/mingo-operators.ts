import { BSONRegExp, Decimal128, Double, Long } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as expressionOperators from 'mingo/operators/expression';
import { isDoc, type Doc, setField, type Value } from '../bson/value.js';
import { location, messageOf, MongoError } from '../errors.js';
import { toRegExp } from '../query/regex.js';
import { isNullish, type Compile, type Evaluate } from './scope.js';

/**
 * Operators that stand on mingo's: dates, trigonometry, regular expressions and the like, which do not depend on how BSON
 * types are told apart. Operands are computed here and handed over as variables, so mingo sees values, never field paths.
 */
const SUPPORTED = new Set([
  '$dateAdd',
  '$dateDiff',
  '$dateFromParts',
  '$dateFromString',
  '$dateSubtract',
  '$dateToParts',
  '$dateToString',
  '$dateTrunc',
  '$dayOfMonth',
  '$dayOfWeek',
  '$dayOfYear',
  '$hour',
  '$isoDayOfWeek',
  '$isoWeek',
  '$isoWeekYear',
  '$millisecond',
  '$minute',
  '$month',
  '$second',
  '$year',
  '$acos',
  '$acosh',
  '$asin',
  '$asinh',
  '$atan',
  '$atan2',
  '$atanh',
  '$cos',
  '$cosh',
  '$degreesToRadians',
  '$radiansToDegrees',
  '$sin',
  '$sinh',
  '$tan',
  '$tanh',
  '$regexFind',
  '$regexFindAll',
  '$regexMatch',
  '$indexOfBytes',
  '$strLenBytes',
  '$substrBytes',
  '$zip',
  '$bitAnd',
  '$bitNot',
  '$bitOr',
  '$bitXor',
  '$rand',
]);

/** The operands that make a date operator's answer null when they are null or missing; ONLY is one without a name. */
const ONLY = '';
const DATES = new Set([ONLY, 'date', 'startDate', 'endDate', 'dateString']);
const DATE_PARTS = new Set([
  '$dayOfMonth',
  '$dayOfWeek',
  '$dayOfYear',
  '$hour',
  '$isoDayOfWeek',
  '$isoWeek',
  '$isoWeekYear',
  '$millisecond',
  '$minute',
  '$month',
  '$second',
  '$year',
]);

const context = Context.init({ expression: { ...expressionOperators } });

export function mingoOperator(name: string, operand: Value, compile: Compile): Evaluate {
  if (!SUPPORTED.has(name)) throw new MongoError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  const variables: { name: string; role: string; evaluate: Evaluate }[] = [];
  const hand = (part: Value, role: string): string => {
    const variable = `v${variables.length}`;
    variables.push({ name: variable, role, evaluate: compile(part) });
    return `$$${variable}`;
  };
  const nullable = name.startsWith('$date') || DATE_PARTS.has(name);
  const onNull = (values: Doc): Value => values[variables.find(({ role }) => role === 'onNull')?.name ?? ''] ?? null;
  const expression = { [name]: handOver(operand, hand) };
  return (scope) => {
    const values: Doc = {};
    for (const variable of variables) values[variable.name] = plain(variable.evaluate(scope));
    const missing = variables.some((variable) => DATES.has(variable.role) && isNullish(values[variable.name]));
    if (nullable && missing) return onNull(values);
    try {
      const result: Value = evalExpr({}, expression, { context, variables: values } as Parameters<typeof evalExpr>[2]);
      return name === '$dateDiff' ? Long.fromNumber(Number(result)) : result;
    } catch (error) {
      throw location(16006, `Failed to evaluate ${name}: ${messageOf(error)}`);
    }
  };
}

function handOver(operand: Value, hand: (part: Value, role: string) => string): Value {
  if (Array.isArray(operand)) return operand.map((part: Value) => hand(part, ONLY));
  if (!isDoc(operand) || Object.keys(operand)[0]?.startsWith('$')) return hand(operand, ONLY);
  const fields: Doc = {};
  for (const field of Object.keys(operand)) setField(fields, field, hand(operand[field], field));
  return fields;
}

/** Values as mingo knows them: every number a JavaScript number. */
function plain(value: Value): Value {
  if (value instanceof Long || value instanceof Double) return Number(value.toString());
  if (value instanceof Decimal128) return Number(value.toString());
  if (value instanceof BSONRegExp) return toRegExp(value.pattern, value.options);
  return Array.isArray(value) ? value.map(plain) : value;
}
