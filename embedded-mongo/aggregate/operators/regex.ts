import { BSONRegExp } from 'bson';
import type { Doc, Value } from '../../bson/value.js';
import { location, messageOf, MongoError } from '../../errors.js';
import { toRegExp } from '../../query/regex.js';
import { constantValue, type Evaluate, isConstant, isFolding, isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { namedOperands } from './named.js';

/** $regexMatch, $regexFind and $regexFindAll: `find` gets the text and the pattern, or null when one of them is null. */
function searching(name: string, find: (text: string, regex: RegExp) => Value, nothing: Value): ControlOperator {
  const spec = { notDocument: 51103, unknown: 31024, required: { input: 31022, regex: 31023 }, optional: ['options'] };
  return (operand, compile) => {
    const { input, regex, options } = namedOperands(name, operand, spec);
    const [textOf, patternOf, optionsOf] = [input, regex, options ?? null].map((part) => compile(part)) as [
      Evaluate,
      Evaluate,
      Evaluate,
    ];
    if (isFolding() && isConstant(patternOf) && isConstant(optionsOf))
      compiled(name, constantValue(patternOf), constantValue(optionsOf));
    return (scope) => {
      const text = textOf(scope);
      const pattern = compiled(name, patternOf(scope), optionsOf(scope));
      if (!isNullish(text) && typeof text !== 'string')
        throw location(51104, `${name} needs 'input' to be of type string`);
      return isNullish(text) || !pattern ? nothing : find(text, pattern);
    };
  };
}

function compiled(name: string, pattern: Value, options: Value): RegExp | null {
  if (!isNullish(options) && typeof options !== 'string')
    throw location(51106, `${name} needs 'options' to be of type string`);
  if (isNullish(pattern)) return null;
  if (!(pattern instanceof BSONRegExp) && typeof pattern !== 'string')
    throw location(51105, `${name} needs 'regex' to be of type string or regex`);
  const own = pattern instanceof BSONRegExp ? pattern.options : '';
  if (own !== '' && !isNullish(options))
    throw location(51107, `${name}: found regex option(s) specified in both 'regex' and 'option' fields`);
  try {
    return toRegExp(pattern instanceof BSONRegExp ? pattern.pattern : pattern, own || (options ?? ''));
  } catch (error) {
    if (error instanceof MongoError && error.code === 51108) throw error;
    throw location(51111, `Invalid Regex in ${name}: ${messageOf(error)}`);
  }
}

function found(text: string, match: RegExpExecArray): Doc {
  return {
    match: match[0],
    idx: Array.from(text.slice(0, match.index)).length,
    captures: match.slice(1).map((capture: string | undefined) => capture ?? null),
  };
}

export const regexOperators: Readonly<Record<string, ControlOperator>> = {
  $regexMatch: searching('$regexMatch', (text, regex) => regex.test(text), false),
  $regexFind: searching(
    '$regexFind',
    (text, regex) => {
      const match = regex.exec(text);
      return match ? found(text, match) : null;
    },
    null,
  ),
  $regexFindAll: searching(
    '$regexFindAll',
    (text, regex) =>
      // A match of nothing at the end is none.
      [...text.matchAll(new RegExp(regex, `${regex.flags}g`))]
        .filter((match) => match.index < text.length || match[0] !== '')
        .map((match) => found(text, match)),
    [],
  ),
};
