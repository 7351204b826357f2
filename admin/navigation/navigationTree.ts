import type { TextName } from '../texts/translate';
import { NAVIGATION_HEADINGS, type Screen, SIDEBAR_GROUPS, type SidebarGroup } from './registry';

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
}

/** A labelled list of entries and of nested sections, in the order in which their screens are registered. */
export interface NavigationSection {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

export type NavigationItem = NavigationEntry | NavigationSection;

/** Whether an item of a section is a section itself. */
export const isSection = (item: NavigationItem): item is NavigationSection => 'items' in item;

/** A group of the navigation: the first level of the sidebar, and a tab of the horizontal layout. */
export interface NavigationBranch extends NavigationSection {
  readonly group: SidebarGroup;
  /** The heading above it and its neighbours, in layouts with room for it. */
  readonly heading: string;
}

/**
 * The navigation of a user who may open the screens for which `mayOpen` returns true. Groups and sections without
 * entries are left out.
 */
export function navigationTree(screens: readonly Screen[], mayOpen: (screen: Screen) => boolean): NavigationBranch[] {
  const visibleScreens = screens.filter((screen) => screen.sidebar?.label && mayOpen(screen));
  return Object.entries(SIDEBAR_GROUPS)
    .map(([key, label]): NavigationBranch => {
      const group = key as SidebarGroup;
      const within = visibleScreens.filter(({ sidebar }) => sidebar?.group === group);
      return { group, heading: NAVIGATION_HEADINGS[group], ...sectionOf(label, within, []) };
    })
    .filter(({ items }) => items.length > 0);
}

/** The labels of the sections that contain a screen within its group, outermost first. */
export const sectionsOf = ({ sidebar }: Pick<Screen, 'sidebar'>): readonly TextName[] =>
  [sidebar?.section ?? []].flat();

/** Ending of the paths of lists. */
const LIST = /\/view$/;

/** The list that a screen of one of its records belongs to: the first screen of its section. Null for other screens. */
export function listAbove(screen: Screen, screens: readonly Screen[]): Screen | null {
  const group = screen.sidebar?.group;
  const above = String(sectionsOf(screen));
  const list = screens.find(
    (other) =>
      other.sidebar?.label &&
      other.sidebar.group === group &&
      String(sectionsOf(other)) === above &&
      other !== screen &&
      screen.path.startsWith(`${other.path.replace(LIST, '')}/`),
  );
  return list ?? null;
}

function sectionOf(label: string, screens: readonly Screen[], above: readonly string[]): NavigationSection {
  const here = screens.filter((screen) => above.every((name, level) => sectionsOf(screen)[level] === name));
  const items = new Map<string, NavigationItem>();
  for (const screen of here) {
    const name = sectionsOf(screen)[above.length];
    if (name === undefined) items.set(screen.path, entryOf(screen));
    else if (!items.has(name)) items.set(name, sectionOf(name, here, [...above, name]));
  }
  return { label, items: [...items.values()] };
}

const entryOf = ({ sidebar, path, title }: Screen): NavigationEntry => ({
  label: sidebar?.label ?? title,
  path: `/${path}${sidebar?.search ?? ''}`,
});
