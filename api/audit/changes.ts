import { Types } from 'mongoose';
import type { AuditChange } from './chain.js';

/** Replaces a value that no user may read. */
export const REDACTED = '[redacted]';

/** Fields whose value is a secret, by name: better one too many than one too few. */
const SECRET = /password|secret|token|apikey|accesskey|privatekey|(?:verification|reset|one-?time)code|hash$/i;
/** Long texts are cut: the trail tells what was done, it is no second copy of the content. */
const MAX_VALUE = 1000;

const plain = (value: unknown): unknown => {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, SECRET.test(key) ? REDACTED : plain(inner)]),
  );
};

/** A value as an entry of the trail holds it: as JSON, cut where it is long; null for none. */
export function formatAuditValue(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (SECRET.test(field)) return JSON.stringify(REDACTED);
  const text = JSON.stringify(plain(value));
  return text.length > MAX_VALUE ? JSON.stringify(`${text.slice(0, MAX_VALUE)}…`) : text;
}

/** The fields that differ. Those of `before` that `after` does not name are taken as kept, unless `after` is null. */
export function changesBetween(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): AuditChange[] {
  return Object.keys(after ?? before ?? {}).flatMap((field) => {
    const [old, now] = [before?.[field], after?.[field]];
    if (JSON.stringify(plain(old ?? null)) === JSON.stringify(plain(now ?? null)) && !SECRET.test(field)) return [];
    const change = { field, before: formatAuditValue(field, old), after: formatAuditValue(field, now) };
    return change.before === null && change.after === null ? [] : [change];
  });
}

/** A change without its values. */
export const withoutValues = ({ field }: AuditChange): AuditChange => ({ field, before: null, after: null });
