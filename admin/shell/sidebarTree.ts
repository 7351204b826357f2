import { type Screen, SIDEBAR_GROUPS, type SidebarGroup } from '../screens/registry';

export interface SidebarEntry {
  readonly label: string;
  readonly path: string;
}

export interface SidebarSection {
  readonly label: string;
  readonly entries: readonly SidebarEntry[];
}

export interface SidebarBranch {
  readonly group: SidebarGroup;
  readonly label: string;
  readonly entries: readonly SidebarEntry[];
  readonly sections: readonly SidebarSection[];
}

/**
 * The sidebar of someone who may open the screens that `mayOpen` lets pass. A group or section without an entry for
 * them is left out.
 */
export function sidebarTree(screens: readonly Screen[], mayOpen: (screen: Screen) => boolean): SidebarBranch[] {
  const shown = screens.filter((screen) => screen.sidebar?.label && mayOpen(screen));
  return Object.entries(SIDEBAR_GROUPS)
    .map(([key, label]): SidebarBranch => {
      const group = key as SidebarGroup;
      const inGroup = shown.filter(({ sidebar }) => sidebar?.group === group);
      const names = [...new Set(inGroup.flatMap(({ sidebar }) => sidebar?.section ?? []))];
      const sections = names.map((name) => ({ label: name, entries: entriesOf(inGroup, name) }));
      return { group, label, entries: entriesOf(inGroup, undefined), sections };
    })
    .filter(({ entries, sections }) => entries.length + sections.length > 0);
}

const entriesOf = (screens: readonly Screen[], section: string | undefined): SidebarEntry[] =>
  screens
    .filter(({ sidebar }) => sidebar?.section === section)
    .map(({ sidebar, path }) => ({ label: sidebar?.label ?? '', path: `/${path}` }));
