import { screens } from '../../screens';
import { useMay } from '../../session/useMay';
import { useCurrentScreen } from '../currentScreen';
import { type NavigationBranch, navigationTree, sectionsOf } from './navigationTree';

interface Navigation {
  /** The groups that the signed-in person has something in. */
  readonly branches: readonly NavigationBranch[];
  /** Where the current screen stands: its group, then the sections it is below. */
  readonly place: readonly string[];
}

export function useNavigation(): Navigation {
  const may = useMay();
  const screen = useCurrentScreen();
  return {
    branches: navigationTree(screens, ({ gate }) => !gate || may(gate[0], gate[1])),
    place: screen?.sidebar ? [screen.sidebar.group, ...sectionsOf(screen)] : [],
  };
}
