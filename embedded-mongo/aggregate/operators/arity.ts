import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';

/** Number of operands that an operator takes: checked before anything is evaluated. */
const OPERANDS: ReadonlyMap<string, number> = new Map([
  ...['$not', '$toLower'].map((name) => [name, 1] as const),
  ...['$cmp', '$eq', '$gt', '$gte', '$lt', '$lte', '$ne'].map((name) => [name, 2] as const),
]);

/** Throws for the wrong number of operands. */
export function assertArity(name: string, operand: Value): void {
  const passed = Array.isArray(operand) ? operand.length : 1;
  const wanted = OPERANDS.get(name);
  if (wanted !== undefined && passed !== wanted)
    throw location(16020, `Expression ${name} takes exactly ${wanted} arguments. ${passed} were passed in.`);
}
