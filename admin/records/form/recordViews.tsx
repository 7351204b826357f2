import type { ComponentType } from 'react';
import type { FormScreen, ListScreen } from '../screen';

type Load<Module> = () => Promise<Module>;

/** The component of a route: a view shared by all kinds, and the kind's screen, both lazy. */
const lazy =
  <Screen,>(
    loadView: Load<{ readonly View: ComponentType<{ screen: Screen }> }>,
    loadScreen: Load<{ readonly screen: Screen }>,
  ) =>
  async () => {
    const [{ View }, { screen }] = await Promise.all([loadView(), loadScreen()]);
    return { Component: () => <View screen={screen} /> };
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
