import type { Value } from '../../bson/value.js';
import { failedToParse, location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { bind, isNullish } from '../scope.js';
import type { ControlOperator } from './control-operator.js';
import { namedOperands } from './named.js';

/** The name that $map binds its element to. */
function variableName(name: Value): string {
  if (typeof name !== 'string' || name === '') throw failedToParse('empty variable names are not allowed');
  if (!/^[a-z\u0080-\uffff]/.test(name))
    throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
  if (!/^[\w\u0080-\uffff]*$/.test(name))
    throw failedToParse(`'${name}' contains an invalid character for a variable name`);
  return name;
}

/** $map: an array of what an expression makes of each element. */
export const map: ControlOperator = (operand, compile) => {
  const required = { input: 16880, in: 16882 };
  const spec = { notDocument: 16878, unknown: 16879, required, optional: ['as'] };
  const { input, as = 'this', in: body } = namedOperands('$map', operand, spec);
  const name = variableName(as);
  const [list, each] = [compile(input), compile(body, name)];
  return (scope) => {
    const items = list(scope);
    if (isNullish(items)) return null;
    if (!Array.isArray(items)) throw location(16883, `input to $map must be an array not ${typeName(items)}`);
    return items.map((item: Value) => each(bind(scope, { [name]: item })) ?? null);
  };
};
