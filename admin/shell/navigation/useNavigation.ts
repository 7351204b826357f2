import { useMemo } from 'react';
import { useScreens } from '../../navigation/screens';
import { mayOpen } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { useCurrentScreen } from '../../navigation/currentScreen';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import {
  isSection,
  type NavigationBranch,
  type NavigationSection,
  navigationTree,
  sectionsOf,
} from '../../navigation/navigationTree';

export interface Navigation {
  /** The groups with at least one entry for the user. */
  readonly branches: readonly NavigationBranch[];
  /** The path of labels to the current screen: its group, then its sections. */
  readonly place: readonly string[];
}

export function useNavigation(): Navigation {
  const t = useT();
  const session = useSession();
  const screens = useScreens();
  const screen = useCurrentScreen();
  const branches = useMemo(
    () =>
      navigationTree(screens, ({ gate }) => mayOpen(session, gate)).map((branch) => ({
        ...branch,
        ...translated(branch, t),
        heading: t.words(branch.heading),
      })),
    [screens, session, t],
  );
  const place = useMemo(
    () => (screen?.sidebar ? [screen.sidebar.group, ...sectionsOf(screen).map((label) => t(label))] : []),
    [screen, t],
  );
  return { branches, place };
}

const translated = ({ label, items }: NavigationSection, t: Translate): NavigationSection => ({
  label: t.words(label),
  items: items.map((item) => (isSection(item) ? translated(item, t) : { ...item, label: t.words(item.label) })),
});
