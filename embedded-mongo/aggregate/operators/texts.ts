import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { folded, isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { namedOperands } from './named.js';
import { codePoints } from './strings.js';

/** Operators on strings that take named operands. */

const WHITESPACE = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trimmer(operator: string, left: boolean, right: boolean): ControlOperator {
  const spec = { notDocument: 50696, unknown: 50694, required: { input: 50695 }, optional: ['chars'] };
  return (operand, compile) => {
    const operands = namedOperands(operator, operand, spec);
    const parts = [compile(operands.input), ...('chars' in operands ? [compile(operands.chars)] : [])];
    return folded(parts, (scope) => {
      const [input, chars] = parts.map((part) => part(scope));
      if (isNullish(input)) return null;
      if (typeof input !== 'string')
        throw location(
          50699,
          `${operator} requires its input to be a string, got ${describe(input)} (of type ${typeName(input)}) instead.`,
        );
      if (parts.length > 1 && isNullish(chars)) return null;
      if (chars !== undefined && typeof chars !== 'string')
        throw location(
          50700,
          `${operator} requires 'chars' to be a string, got ${describe(chars)} (of type ${typeName(chars)}) instead.`,
        );
      return trimmed(codePoints(input), new Set(codePoints(chars ?? WHITESPACE)), left, right);
    });
  };
}

function trimmed(text: string[], chars: ReadonlySet<string>, left: boolean, right: boolean): string {
  let start = 0;
  let end = text.length;
  if (left) while (start < end && chars.has(text[start] as string)) start++;
  if (right) while (end > start && chars.has(text[end - 1] as string)) end--;
  return text.slice(start, end).join('');
}

const REPLACE = ['input', 'find', 'replacement'] as const;
const NOT_TEXT = { input: 51746, find: 51745, replacement: 51744 };

function replacer(operator: string, all: boolean): ControlOperator {
  const required = { input: 51749, find: 51748, replacement: 51747 };
  return (operand, compile) => {
    const operands = namedOperands(operator, operand, { notDocument: 51751, unknown: 51750, required });
    const parts = REPLACE.map((name) => compile(operands[name]));
    return (scope) => {
      const values = parts.map((part) => part(scope));
      REPLACE.forEach((name, i) => {
        if (!isNullish(values[i]) && typeof values[i] !== 'string')
          throw location(
            NOT_TEXT[name],
            `${operator} requires that '${name}' be a string, found: ${describe(values[i])}`,
          );
      });
      if (values.some(isNullish)) return null;
      const [input, find, replacement] = values as [string, string, string];
      return all ? replacedAll(input, find, replacement) : input.replace(find, () => replacement);
    };
  };
}

function replacedAll(input: string, find: string, replacement: string): Value {
  if (find !== '') return input.replaceAll(find, () => replacement);
  return replacement + codePoints(input).join(replacement) + (input === '' ? '' : replacement);
}

export const textOperators: Readonly<Record<string, ControlOperator>> = {
  $trim: trimmer('$trim', true, true),
  $ltrim: trimmer('$ltrim', true, false),
  $rtrim: trimmer('$rtrim', false, true),
  $replaceAll: replacer('$replaceAll', true),
  $replaceOne: replacer('$replaceOne', false),
};
