import type { Value } from '../../bson/value.js';
import { sum } from './arithmetic.js';
import { comparisonOperators } from './comparison.js';
import { merge } from './objects.js';
import { lower } from './strings.js';

/** An operator on evaluated operands; a single operand without brackets is a list of one. */
export type ValueOperator = (values: Value[]) => Value;

/** Operators that evaluate all of their operands, by their names. */
export const valueOperators: Readonly<Record<string, ValueOperator>> = {
  ...comparisonOperators,
  $add: sum,
  $mergeObjects: merge,
  $toLower: lower,
};

/** Expressions of MongoDB 7.0 that this server refuses by name. */
export const UNSUPPORTED_EXPRESSIONS: ReadonlySet<string> = new Set([
  ...['$abs', '$accumulator', '$acos', '$acosh', '$allElementsTrue', '$anyElementTrue', '$arrayElemAt'],
  ...['$arrayToObject', '$asin', '$asinh', '$atan', '$atan2', '$atanh', '$avg', '$binarySize', '$bitAnd', '$bitNot'],
  ...['$bitOr', '$bitXor', '$bsonSize', '$ceil', '$cmp', '$concat', '$concatArrays', '$const', '$convert', '$cos'],
  ...['$cosh', '$dateAdd', '$dateDiff', '$dateFromParts', '$dateFromString', '$dateSubtract', '$dateToParts'],
  ...['$dateToString', '$dateTrunc', '$dayOfMonth', '$dayOfWeek', '$dayOfYear', '$degreesToRadians', '$divide'],
  ...['$exp', '$expr', '$filter', '$first', '$firstN', '$floor', '$function', '$getField', '$hour', '$in'],
  ...['$indexOfArray', '$indexOfBytes', '$indexOfCP', '$isArray', '$isNumber', '$isoDayOfWeek', '$isoWeek'],
  ...['$isoWeekYear', '$last', '$lastN', '$let', '$ln', '$log', '$log10', '$ltrim', '$max', '$maxN', '$median'],
  ...['$meta', '$millisecond', '$min', '$minN', '$minute', '$mod', '$month', '$multiply', '$objectToArray'],
  ...['$percentile', '$pow', '$radiansToDegrees', '$rand', '$range', '$reduce', '$regexFind', '$regexFindAll'],
  ...['$regexMatch', '$replaceAll', '$replaceOne', '$reverseArray', '$round', '$rtrim', '$second'],
  ...['$setDifference', '$setEquals', '$setField', '$setIntersection', '$setIsSubset', '$setUnion', '$sin', '$sinh'],
  ...['$size', '$slice', '$sortArray', '$split', '$sqrt', '$stdDevPop', '$stdDevSamp', '$strLenBytes', '$strLenCP'],
  ...['$strcasecmp', '$substr', '$substrBytes', '$substrCP', '$subtract', '$sum', '$switch', '$tan', '$tanh'],
  ...['$toBool', '$toDate', '$toDecimal', '$toDouble', '$toInt', '$toLong', '$toObjectId', '$toString', '$toUpper'],
  ...['$trim', '$trunc', '$tsIncrement', '$tsSecond', '$type', '$unsetField', '$week', '$year', '$zip'],
]);
