import { ObjectId, Timestamp } from 'bson';
import { isNumber } from '../../bson/numbers.js';
import type { Doc, Value } from '../../bson/value.js';
import { location, type MongoError } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { assertUnit, weekdayOf } from '../dates/units.js';
import { UTC, type Zone, zoneOf } from '../dates/zone.js';
import { type Compile, constantValue, type Evaluate, folded, isConstant, isFolding, isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { type NamedOperands, namedOperands } from './named.js';

export const isMoment = (value: Value): boolean =>
  value instanceof Date || value instanceof ObjectId || value instanceof Timestamp;

/** Dates, and what has a date in it. */
export function dateOf(value: Value, refuse?: () => MongoError): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  throw refuse?.() ?? location(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

/** The zone of an operator's `timezone`; null when that is null. */
export function zoneIn(values: Doc, operator: string): Zone | null {
  const { timezone } = values;
  if (!('timezone' in values)) return UTC;
  if (isNullish(timezone)) return null;
  if (typeof timezone !== 'string')
    throw location(
      40533,
      `${operator} requires a string for the timezone argument, but was given a ${typeName(timezone)} (${describe(timezone)})`,
    );
  return zoneOf(timezone);
}

/** An operator with named operands; `apply` gets those that were given, computed. */
export function dateOperator(name: string, spec: NamedOperands, apply: (values: Doc) => Value): ControlOperator {
  return (operand, compile) => {
    const operands = namedOperands(name, operand, spec);
    assertOptions(name, operands, compile);
    return computed(operands, compile, apply);
  };
}

/** Options that are constants are read before any document is. */
export function assertOptions(operator: string, operands: Doc, compile: Compile): void {
  if (!isFolding()) return;
  for (const [name, assertOption] of Object.entries(OPTIONS)) {
    if (operands[name] === undefined) continue;
    const option = compile(operands[name]);
    const value = isConstant(option) ? constantValue(option) : null;
    if (!isNullish(value)) assertOption(value, operator);
  }
}

const OPTIONS: Readonly<Record<string, (value: Value, operator: string) => void>> = {
  timezone: (value) => {
    if (typeof value !== 'string')
      throw location(40517, `timezone must evaluate to a string, found ${typeName(value)}`);
    zoneOf(value);
  },
  unit: (value, operator) => {
    if (typeof value === 'string') assertUnit(value, operator);
  },
  startOfWeek: (value, operator) => {
    if (typeof value === 'string') weekdayOf(value, operator);
  },
  binSize: (value) => {
    binSizeOf(value);
  },
};

export function binSizeOf(value: Value): number {
  const size = isNumber(value) ? Number(value) : NaN;
  if (!Number.isInteger(size))
    throw location(
      5439017,
      `$dateTrunc requires 'binSize' to be a 64-bit integer, but got value '${describe(value)}' of type ${typeName(value)}`,
    );
  if (size <= 0) throw location(5439018, `$dateTrunc requires 'binSize' to be greater than 0, but got value ${size}`);
  return size;
}

export function computed(operands: Doc, compile: Compile, apply: (values: Doc) => Value): Evaluate {
  const parts = Object.keys(operands).map((name) => ({ name, evaluate: compile(operands[name]) }));
  return folded(
    parts.map(({ evaluate }) => evaluate),
    (scope) => apply(Object.fromEntries(parts.map(({ name, evaluate }) => [name, evaluate(scope)]))),
  );
}

export function unitOf(values: Doc, name: string): string {
  const { unit } = values;
  if (typeof unit !== 'string')
    throw location(5439013, `${name} requires 'unit' to be a string, but got ${typeName(unit)}`);
  assertUnit(unit, name);
  return unit;
}

export function startOfWeek(values: Doc, name: string, unit: string): number {
  const day = values.startOfWeek;
  if (unit !== 'week' || !('startOfWeek' in values)) return 0;
  if (typeof day !== 'string')
    throw location(5439015, `${name} requires 'startOfWeek' to be a string, but got ${typeName(day)}`);
  return weekdayOf(day, name);
}
