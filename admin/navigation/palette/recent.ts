import { keep, readKept } from '../../platform/kept';
import { RECENT_CHOICES } from '../../session/recentChoices';

/** A record that was opened from the palette, as it was called then. */
export interface RecentRecord {
  readonly kind: string;
  readonly id: string;
  readonly slug: string | null;
  readonly title: string;
}

/** Something that was chosen: a screen or an action by its id, or a record. */
export type Recent = { readonly entry: string } | { readonly record: RecentRecord };

const KEPT = 6;

/** What is kept is the person's own: it stands under their id, and goes when they sign out. */
const keyOf = (userId: string) => `${RECENT_CHOICES}${userId}`;

const sameAs = (a: Recent) => (b: Recent) =>
  'entry' in a ? 'entry' in b && a.entry === b.entry : 'record' in b && a.record.id === b.record.id;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What is stored may be anybody's: what is not as it should be is left out. */
function readOne(value: unknown): Recent[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('entry' in value) return isText(value.entry) ? [{ entry: value.entry }] : [];
  if (!('record' in value) || typeof value.record !== 'object' || value.record === null) return [];
  const { kind, id, slug, title } = value.record as Readonly<Record<string, unknown>>;
  if (!isText(kind) || !isText(id) || !isText(title)) return [];
  return [{ record: { kind, id, title, slug: isText(slug) ? slug : null } }];
}

/** What this person chose last in this browser, the latest first. */
export function recentOf(userId: string): Recent[] {
  const kept = readKept(keyOf(userId));
  return Array.isArray(kept) ? kept.flatMap(readOne).slice(0, KEPT) : [];
}

/** Puts a choice first. A browser that keeps nothing has no recent ones. */
export function remember(userId: string, chosen: Recent): void {
  const others = recentOf(userId).filter((other) => !sameAs(chosen)(other));
  keep(keyOf(userId), [chosen, ...others].slice(0, KEPT));
}
