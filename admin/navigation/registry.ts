import type { ComponentType } from 'react';
import { gates, type GatedField } from '../graphql/generated/gates';
import { kindFacts } from '../graphql/generated/kindFacts';
import type { ScreenGate } from '../session/gates';

/** What a screen's module exports: the component that the route shows. */
type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

/** The sidebar's groups, in its order. */
export const SIDEBAR_GROUPS = {
  dashboards: 'Dashboards',
  events: 'Events System',
  blog: 'Blog',
  files: 'Files Console',
  setup: 'Setup & Configurations',
  staff: 'Staff Management',
} as const;
export type SidebarGroup = keyof typeof SIDEBAR_GROUPS;

/** What stands above each group, and the groups after it under the same heading. */
export const NAVIGATION_HEADINGS: Readonly<Record<SidebarGroup, string>> = {
  dashboards: 'Overview',
  events: 'Content',
  blog: 'Content',
  files: 'Content',
  setup: 'Administration',
  staff: 'Administration',
};

/** Where a screen stands in the sidebar; without a label it has no entry, but its group still opens for it. */
export interface SidebarPlace {
  readonly group: SidebarGroup;
  /** The label that it stands below in its group, or one below the other. */
  readonly section?: string | readonly [string, string];
  readonly label?: string;
  /** What the entry's address has after the path: '?tab=section-1'. */
  readonly search?: string;
}

export interface Screen {
  /** Below /admin, without a leading slash: 'event/category/view'. */
  readonly path: string;
  /** The page's heading and the window's title. */
  readonly title: string;
  /** The operation the screen lives on: who may not use it sees neither the entry nor the screen. Null: any member of staff. */
  readonly gate: ScreenGate | null;
  readonly lazy: LoadScreen;
  readonly sidebar?: SidebarPlace;
}

interface RecordScreens {
  /** Below /admin: 'event/category'. */
  readonly base: string;
  readonly group: SidebarGroup;
  readonly section: string;
  /** Labels of the sidebar's entries. */
  readonly labels: { readonly list: string; readonly create: string };
  /** The section that a new record's form opens with, where it has several and its address names one. */
  readonly firstTab?: string;
  /** Headings of the three screens. */
  readonly titles: { readonly list: string; readonly create: string; readonly update: string };
  readonly list: LoadScreen;
  readonly create: LoadScreen;
  readonly update: LoadScreen;
}

/** Kinds whose records are created by a form; files are uploaded. */
type FormKind = Exclude<keyof typeof kindFacts, 'file'>;

/** Whether there is such an operation: only kinds with texts in several languages are translated. */
const isGated = (name: string): name is GatedField<'Mutation'> => Object.hasOwn(gates.Mutation, name);

/** The list, create and update screens of a kind: `{base}/view`, `{base}/create` and `{base}/update/:slugAndId`. */
export function recordScreens(kind: FormKind, screens: RecordScreens): readonly Screen[] {
  const { base, group, section, labels, titles, firstTab } = screens;
  const { plural, names } = kindFacts[kind];
  return [
    {
      path: `${base}/view`,
      title: titles.list,
      gate: ['Query', plural],
      lazy: screens.list,
      sidebar: { group, section, label: labels.list },
    },
    {
      path: `${base}/create`,
      title: titles.create,
      gate: ['Mutation', names.create],
      lazy: screens.create,
      sidebar: { group, section, label: labels.create, ...(firstTab && { search: `?tab=${firstTab}` }) },
    },
    {
      path: `${base}/update/:slugAndId`,
      title: titles.update,
      gate: ['Mutation', isGated(names.translate) ? names.translate : names.update],
      lazy: screens.update,
      sidebar: { group, section },
    },
  ];
}
