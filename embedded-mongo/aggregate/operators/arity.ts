import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';

/** How many operands an operator takes: checked before anything is evaluated. */
const EXACTLY: Readonly<Record<string, number>> = Object.fromEntries([
  ...'$abs $allElementsTrue $anyElementTrue $arrayToObject $bitNot $ceil $exp $floor $isArray $isNumber $ln $log10 $not $objectToArray $reverseArray $size $sqrt $strLenBytes $strLenCP $toLower $toUpper $type $first $last $acos $acosh $asin $asinh $atan $atanh $cos $cosh $degreesToRadians $radiansToDegrees $sin $sinh $tan $tanh'
    .split(' ')
    .map((name) => [name, 1] as const),
  ...'$arrayElemAt $atan2 $cmp $divide $eq $gt $gte $in $log $lt $lte $mod $ne $pow $setDifference $setIsSubset $split $strcasecmp $subtract'
    .split(' ')
    .map((name) => [name, 2] as const),
  ...'$substr $substrBytes $substrCP'.split(' ').map((name) => [name, 3] as const),
]);

const BETWEEN: Readonly<Record<string, readonly [least: number, most: number]>> = {
  $indexOfArray: [2, 4],
  $indexOfBytes: [2, 4],
  $indexOfCP: [2, 4],
  $range: [2, 3],
  $round: [1, 2],
  $slice: [2, 3],
  $trunc: [1, 2],
};

/** Conversions name the number of operands in their own words. */
const SINGLE = /^\$to(?!Lower|Upper)[A-Z]/;

export function assertArity(name: string, operand: Value): void {
  const given = Array.isArray(operand) ? operand.length : 1;
  const exactly = EXACTLY[name];
  if (exactly !== undefined && given !== exactly)
    throw location(16020, `Expression ${name} takes exactly ${exactly} arguments. ${given} were passed in.`);
  const between = BETWEEN[name];
  if (between && (given < between[0] || given > between[1]))
    throw location(
      28667,
      `Expression ${name} takes at least ${between[0]} arguments, and at most ${between[1]}, but ${given} were passed in.`,
    );
  if (SINGLE.test(name) && given !== 1) throw location(50723, `${name} requires a single argument, got ${given}`);
  if (name === '$setEquals' && given < 2)
    throw location(17045, `$setEquals needs at least two arguments had: ${given}`);
}
