import { screens } from '../../screens';
import { mayOpen } from '../../session/gates';
import { useSession } from '../../session/SessionProvider';
import { useCurrentScreen } from '../currentScreen';
import { type NavigationBranch, navigationTree, sectionsOf } from './navigationTree';

interface Navigation {
  /** The groups that the signed-in person has something in. */
  readonly branches: readonly NavigationBranch[];
  /** Where the current screen stands: its group, then the sections it is below. */
  readonly place: readonly string[];
}

export function useNavigation(): Navigation {
  const session = useSession();
  const screen = useCurrentScreen();
  return {
    branches: navigationTree(screens, ({ gate }) => mayOpen(session, gate)),
    place: screen?.sidebar ? [screen.sidebar.group, ...sectionsOf(screen)] : [],
  };
}
