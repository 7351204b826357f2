import { readStored, store } from '../../platform/storedValues';
import { RECENT_CHOICES } from '../../session/recentChoices';

/** A record opened from the palette, with its title at that time. */
export interface RecentRecord {
  readonly kind: string;
  readonly id: string;
  readonly slug: string | null;
  readonly title: string;
}

/** A recent choice: a screen or an action by its id, or a record. */
export type Recent = { readonly entry: string } | { readonly record: RecentRecord };

const RECENT_MAX = 6;

/** Recent choices are stored per user id, and deleted on sign-out. */
const keyOf = (userId: string) => `${RECENT_CHOICES}${userId}`;

const sameAs = (a: Recent) => (b: Recent) =>
  'entry' in a ? 'entry' in b && a.entry === b.entry : 'record' in b && a.record.id === b.record.id;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Validates a stored choice; returns [] for an invalid one. */
function readOne(value: unknown): Recent[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('entry' in value) return isText(value.entry) ? [{ entry: value.entry }] : [];
  if (!('record' in value) || typeof value.record !== 'object' || value.record === null) return [];
  const { kind, id, slug, title } = value.record as Readonly<Record<string, unknown>>;
  if (!isText(kind) || !isText(id) || !isText(title)) return [];
  return [{ record: { kind, id, title, slug: isText(slug) ? slug : null } }];
}

/** The user's recent choices in this browser, latest first. */
export function recentOf(userId: string): Recent[] {
  const stored = readStored(keyOf(userId));
  return Array.isArray(stored) ? stored.flatMap(readOne).slice(0, RECENT_MAX) : [];
}

/** Stores a choice as the most recent one. Does nothing without localStorage. */
export function remember(userId: string, chosen: Recent): void {
  const others = recentOf(userId).filter((other) => !sameAs(chosen)(other));
  store(keyOf(userId), [chosen, ...others].slice(0, RECENT_MAX));
}
