import { kindFacts, type KindFacts } from '../../graphql/generated/kindFacts';
import { createsRecord } from '../../navigation/palette/entries';
import { type Screen, SIDEBAR_GROUPS, type SidebarGroup } from '../../navigation/registry';
import type { TextName } from '../../texts/translate';
import { english } from '../../texts/useT';

/** An entry of the menu: a screen that creates a record. */
export interface NewKind {
  readonly path: string;
  /** What is created: the name of the kind, or of a screen that creates no record of a kind by its form. */
  readonly label: TextName;
  /** The key that chooses it while the menu is open, a lower-case Latin letter; empty once none is left. */
  readonly letter: string;
}

/** The entries of a group of the sidebar. */
export interface NewGroup {
  readonly group: SidebarGroup;
  readonly label: TextName;
  readonly kinds: readonly NewKind[];
}

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

const kindOf = ({ gate }: Screen): KindFacts | undefined =>
  (Object.values(kindFacts) as readonly KindFacts[]).find(({ names }) => names.create === gate?.[1]);

const labelOf = (screen: Screen): TextName => kindOf(screen)?.label ?? screen.title;

/** What is published is created most, categories least: they have the first choice of letters, and the last one. */
function rankOf(screen: Screen): number {
  const kind = kindOf(screen);
  if (kind?.publishing) return 0;
  return kind?.tree ? 2 : 1;
}

/**
 * The letter of each screen: the first of its English name that no other has, so that it is the same in every language and for
 * every role.
 */
function lettersOf(screens: readonly Screen[]): ReadonlyMap<Screen, string> {
  const letters = new Map<Screen, string>();
  const used = new Set<string>();
  for (const screen of screens.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const name = english(labelOf(screen)).toLowerCase();
    const letter = [...name, ...ALPHABET].find((known) => ALPHABET.includes(known) && !used.has(known)) ?? '';
    used.add(letter);
    letters.set(screen, letter);
  }
  return letters;
}

/** The kinds of record that a user may create, grouped as the sidebar groups them. Groups without any are left out. */
export function newGroups(screens: readonly Screen[], mayOpen: (screen: Screen) => boolean): NewGroup[] {
  const creating = screens.filter(createsRecord);
  const letters = lettersOf(creating);
  const allowed = creating.filter(mayOpen);
  return Object.entries(SIDEBAR_GROUPS)
    .map(([key, label]): NewGroup => {
      const group = key as SidebarGroup;
      const kinds = allowed
        .filter(({ sidebar }) => sidebar?.group === group)
        .map((screen) => ({ path: `/${screen.path}`, label: labelOf(screen), letter: letters.get(screen) ?? '' }));
      return { group, label, kinds };
    })
    .filter(({ kinds }) => kinds.length > 0);
}
