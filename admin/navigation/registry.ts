import type { TextName } from '../texts/translate';
import type { ComponentType } from 'react';
import { gates, type GatedField } from '../graphql/generated/gates';
import { kindFacts } from '../graphql/generated/kindFacts';
import type { ActiveLanguage } from '../language/currentLanguage';
import type { ScreenGate } from '../session/rights/gates';

/** Context that a screen's first query depends on. */
export interface FirstVisit {
  /** The query of its address. */
  readonly params: URLSearchParams;
  /** The active languages, and the one that the console is read in. */
  readonly languages: readonly ActiveLanguage[];
  readonly current: ActiveLanguage;
}

/** Component that the route of a screen renders, and what it needs first. */
export interface LoadedScreen {
  readonly Component: ComponentType;
  /** Sends the screen's first query before it is rendered. Rejects on failure; the screen then sends it again. */
  readonly request?: (visit: FirstVisit) => Promise<unknown>;
}

/** Loads a screen's module. */
type LoadScreen = () => Promise<LoadedScreen>;

/** The groups of the sidebar, in order. */
export const SIDEBAR_GROUPS = {
  dashboards: 'words.dashboards',
  events: 'words.eventsSystem',
  testimonial: 'labels.testimonial',
  blog: 'words.blog',
  news: 'labels.news',
  careers: 'words.careers',
  courses: 'courses.courses',
  contact: 'contact.contactManagement',
  files: 'words.filesConsole',
  pages: 'words.cmsSetup',
  menus: 'menus.menuManagement',
  setup: 'words.setupConfigurations',
  staff: 'words.staffManagement',
} as const;
export type SidebarGroup = keyof typeof SIDEBAR_GROUPS;

/** The heading above each group; consecutive groups may share one. */
export const NAVIGATION_HEADINGS: Readonly<Record<SidebarGroup, TextName>> = {
  dashboards: 'words.overview',
  events: 'words.content',
  testimonial: 'words.content',
  blog: 'words.content',
  news: 'words.content',
  careers: 'words.content',
  courses: 'words.content',
  contact: 'words.content',
  files: 'words.content',
  pages: 'words.content',
  menus: 'words.content',
  setup: 'words.administration',
  staff: 'words.administration',
};

/** The place of a screen in the sidebar; without a label it has no entry, but its group is still expanded for it. */
export interface SidebarPlace {
  readonly group: SidebarGroup;
  /** The section of the group that contains it, or two nested ones. */
  readonly section?: TextName | readonly [TextName, TextName];
  readonly label?: TextName;
  /** The query of the entry's address: '?tab=section-1'. */
  readonly search?: string;
}

export interface Screen {
  /** Below /admin, without a leading slash: 'event/category/view'. */
  readonly path: string;
  /** The page's heading and the window's title. */
  readonly title: TextName;
  /**
   * The screen's main operation: users without permission for it see neither the entry nor the screen. Null: any member
   * of staff may.
   */
  readonly gate: ScreenGate | null;
  readonly lazy: LoadScreen;
  readonly sidebar?: SidebarPlace;
}

interface RecordScreens {
  /** Below /admin: 'event/category'. */
  readonly base: string;
  readonly group: SidebarGroup;
  /** Without one, the entries are directly in the group. */
  readonly section?: TextName;
  /** Labels of the sidebar's entries. */
  readonly labels: { readonly list: TextName; readonly create: TextName };
  /** The tab that a new record's form opens with, if its address names one. */
  readonly firstTab?: string;
  /** Headings of the three screens. */
  readonly titles: { readonly list: TextName; readonly create: TextName; readonly update: TextName };
  readonly list: LoadScreen;
  readonly create: LoadScreen;
  readonly update: LoadScreen;
}

/** Kinds whose records are created by a form; files are uploaded. */
type FormKind = Exclude<keyof typeof kindFacts, 'file'>;

/** Whether the operation exists: only kinds with localized texts have a translate operation. */
const isGated = (name: string): name is GatedField<'Mutation'> => Object.hasOwn(gates.Mutation, name);

/** The list, create and update screens of a kind: `{base}/view`, `{base}/create` and `{base}/update/:slugAndId`. */
export function recordScreens(kind: FormKind, screens: RecordScreens): readonly Screen[] {
  const { base, group, section, labels, titles, firstTab } = screens;
  const { plural, names } = kindFacts[kind];
  const place = { group, ...(section !== undefined && { section }) };
  return [
    {
      path: `${base}/view`,
      title: titles.list,
      gate: ['Query', plural],
      lazy: screens.list,
      sidebar: { ...place, label: labels.list },
    },
    {
      path: `${base}/create`,
      title: titles.create,
      gate: ['Mutation', names.create],
      lazy: screens.create,
      sidebar: { ...place, label: labels.create, ...(firstTab && { search: `?tab=${firstTab}` }) },
    },
    {
      path: `${base}/update/:slugAndId`,
      title: titles.update,
      gate: ['Mutation', isGated(names.translate) ? names.translate : names.update],
      lazy: screens.update,
      sidebar: place,
    },
  ];
}
