import type { ComponentType } from 'react';
import type { FirstVisit, LoadedScreen } from '../../navigation/registry';
import type { FormScreen, ListScreen } from '../screen';

type Load<Module> = () => Promise<Module>;

/** A view that kinds share, and what sends its first query. */
interface RecordView<Screen> {
  readonly View: ComponentType<{ screen: Screen }>;
  readonly request?: (screen: Screen, visit: FirstVisit) => Promise<unknown>;
}

/** The module of a route: a view shared by all kinds, and the kind's screen, both lazy. */
const lazy =
  <Screen,>(loadView: Load<RecordView<Screen>>, loadScreen: Load<{ readonly screen: Screen }>) =>
  async (): Promise<LoadedScreen> => {
    const [{ View, request }, { screen }] = await Promise.all([loadView(), loadScreen()]);
    return {
      Component: () => <View screen={screen} />,
      ...(request && { request: (visit) => request(screen, visit) }),
    };
  };

interface RecordModules {
  readonly list: Load<{ readonly screen: ListScreen }>;
  readonly form: Load<{ readonly screen: FormScreen }>;
}

/** The three screens of a record kind, for the registry of screens. Lists do not load the code of forms. */
export const recordViews = ({ list, form }: RecordModules) => ({
  list: lazy(() => import('../list/ListView'), list),
  create: lazy(() => import('./CreateView'), form),
  update: lazy(() => import('./UpdateView'), form),
});
