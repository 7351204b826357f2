import { kindFacts, readMostlyFacts } from '../graphql/generated/kindFacts';
import type { Screen } from './registry';
import { mayOpen, type Session } from '../session/rights/gates';
import { useSession } from '../session/SessionProvider';
import { useScreens } from './screens';

/** Identification of a record in links: its kind, and its id and slug. */
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

/** A record that is in a list and has no form of its own is found there by its name. */
const otherList = (kind: string): string | undefined =>
  (readMostlyFacts as Readonly<Record<string, Pick<LinkedKind, 'plural'>>>)[kind]?.plural;

function listScreen(screens: readonly Screen[], kind: string, session: Session | null): Screen | null {
  const plural = factsOf(kind)?.plural ?? otherList(kind);
  return (plural && screens.find(({ gate }) => gate?.[1] === plural && mayOpen(session, gate))) || null;
}

function recordLink(
  screens: readonly Screen[],
  { kind, id, slug, title }: LinkedRecord,
  session: Session | null,
): string | null {
  const names = factsOf(kind)?.names;
  const update = screens.find(
    ({ gate, path }) =>
      (gate?.[1] === names?.update || gate?.[1] === names?.translate) &&
      path.endsWith('/:slugAndId') &&
      mayOpen(session, gate),
  );
  if (update) return `/${update.path.replace(':slugAndId', `${slug ? `${slug}-` : ''}${id}`)}`;
  const list = listScreen(screens, kind, session);
  return list && `/${list.path}?${new URLSearchParams({ searchName: title }).toString()}`;
}

/** Returns the screen that lists a kind; null when there is none, or none that the user may open. */
export function useListScreen(): (kind: string) => Screen | null {
  const screens = useScreens();
  const session = useSession();
  return (kind) => listScreen(screens, kind, session);
}

/**
 * Returns the address of a record: the screen that changes it or, for users who may not, its list, searched by its name;
 * null when the user may open neither.
 */
export function useRecordLink(): (record: LinkedRecord) => string | null {
  const screens = useScreens();
  const session = useSession();
  return (record) => recordLink(screens, record, session);
}
