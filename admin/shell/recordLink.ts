import type { GatedField } from '../graphql/generated/gates';
import { kindFacts } from '../graphql/generated/kindFacts';
import { screens } from '../screens';
import type { Screen } from '../screens/registry';
import { mayOpen, type Session } from '../session/gates';

/** What names a record in links: of what kind it is, and its id and slug. */
export interface LinkedRecord {
  readonly kind: string;
  readonly id: string;
  readonly slug?: string | null;
  readonly title: string;
}

interface LinkedKind {
  readonly plural: string;
  readonly names: { readonly update: string; readonly translate: string };
}

const factsOf = (kind: string): LinkedKind | undefined =>
  Object.hasOwn(kindFacts, kind) ? (kindFacts as Readonly<Record<string, LinkedKind>>)[kind] : undefined;

/** What is in a list and has no form of its own: bookings are found by their transaction. */
const OTHER_LISTS: Readonly<Record<string, GatedField<'Query'>>> = { eventBooking: 'eventBookings' };

/** The screen that lists a kind; null where there is none, or none that this person may open. */
export function listScreen(kind: string, session: Session | null): Screen | null {
  const plural = factsOf(kind)?.plural ?? OTHER_LISTS[kind];
  return (plural && screens.find(({ gate }) => gate?.[1] === plural && mayOpen(session, gate))) || null;
}

/**
 * Where a record can be seen: on the screen that changes it, or, for those who may not, in its list, searched by its
 * name; null when the person may open neither.
 */
export function recordLink({ kind, id, slug, title }: LinkedRecord, session: Session | null): string | null {
  const names = factsOf(kind)?.names;
  const update = screens.find(
    ({ gate, path }) =>
      (gate?.[1] === names?.update || gate?.[1] === names?.translate) &&
      path.endsWith('/:slugAndId') &&
      mayOpen(session, gate),
  );
  if (update) return `/${update.path.replace(':slugAndId', `${slug ? `${slug}-` : ''}${id}`)}`;
  const list = listScreen(kind, session);
  return list && `/${list.path}?${new URLSearchParams({ searchName: title }).toString()}`;
}
