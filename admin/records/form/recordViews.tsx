import type { ComponentType } from 'react';
import type { FormScreen, ListScreen } from '../screen';

type Load<Module> = () => Promise<Module>;

/** The route's component: a view that kinds share, and what it shows of this one, loaded when the route is opened. */
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

/** The three screens of a record kind, for the registry of screens. A list does not bring the forms along. */
export const recordViews = ({ list, form }: RecordModules) => ({
  list: lazy(() => import('../list/ListView'), list),
  create: lazy(() => import('./CreateView'), form),
  update: lazy(() => import('./UpdateView'), form),
});
