import { NAVIGATION_HEADINGS, type Screen, SIDEBAR_GROUPS, type SidebarGroup } from './registry';

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
}

/** Entries below a label, and further labels below it. */
export interface NavigationSection {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
  readonly sections: readonly NavigationSection[];
}

/** A group of the navigation: what the sidebar's first level and the tabs of the horizontal layout are. */
export interface NavigationBranch extends NavigationSection {
  readonly group: SidebarGroup;
  /** What stands above it and its neighbours where there is room for it. */
  readonly heading: string;
}

/**
 * The navigation of someone who may open the screens that `mayOpen` lets pass. A group or section without an entry for
 * them is left out.
 */
export function navigationTree(screens: readonly Screen[], mayOpen: (screen: Screen) => boolean): NavigationBranch[] {
  const shown = screens.filter((screen) => screen.sidebar?.label && mayOpen(screen));
  return Object.entries(SIDEBAR_GROUPS)
    .map(([key, label]): NavigationBranch => {
      const group = key as SidebarGroup;
      const within = shown.filter(({ sidebar }) => sidebar?.group === group);
      return { group, heading: NAVIGATION_HEADINGS[group], ...sectionOf(label, within, []) };
    })
    .filter(({ entries, sections }) => entries.length + sections.length > 0);
}

/** The labels that a screen stands below within its group. */
export const sectionsOf = ({ sidebar }: Pick<Screen, 'sidebar'>): readonly string[] => [sidebar?.section ?? []].flat();

function sectionOf(label: string, screens: readonly Screen[], above: readonly string[]): NavigationSection {
  const here = screens.filter((screen) => above.every((name, level) => sectionsOf(screen)[level] === name));
  const names = new Set(here.flatMap((screen) => sectionsOf(screen)[above.length] ?? []));
  return {
    label,
    entries: here
      .filter((screen) => sectionsOf(screen).length === above.length)
      .map(({ sidebar, path }) => ({ label: sidebar?.label ?? '', path: `/${path}${sidebar?.search ?? ''}` })),
    sections: [...names].map((name) => sectionOf(name, here, [...above, name])),
  };
}
