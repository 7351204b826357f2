import { Timestamp } from 'bson';
import { isNumber, numberText } from '../../bson/numbers.js';
import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

/** Doubles that are no numbers, as $toLower writes them. */
const WRITTEN = new Map([
  [Infinity, 'inf'],
  [-Infinity, '-inf'],
]);

/** Text that $toLower makes of a value: nothing becomes "", numbers and dates are written out. */
function lenientText(value: Value): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && !Number.isFinite(value)) return WRITTEN.get(value) ?? 'nan';
  if (isNumber(value)) return numberText(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Timestamp) return timestampText(value);
  throw location(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** As MongoDB writes it: Feb 29 00:00:00:7, the last number being the timestamp's own count. */
function timestampText({ t, i }: Timestamp): string {
  const date = new Date(t * 1000);
  const day = String(date.getUTCDate()).padStart(2);
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${day} ${date.toISOString().slice(11, 19)}:${i}`;
}

/** $toLower: of the letters from A to Z alone, as in MongoDB. */
export const lower: ValueOperator = ([value]) => lenientText(value).replace(/[A-Z]+/g, (part) => part.toLowerCase());
