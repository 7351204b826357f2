import { english } from '../../texts/useT';
import type { TextName } from '../../texts/translate';
import type { Screen } from '../registry';
import { SIDEBAR_GROUPS, type SidebarGroup } from '../registry';
import type { Session } from '../../session/rights/gates';
import { mayOpen } from '../../session/rights/gates';
import { sectionsOf } from '../navigationTree';
import type { Findable } from './match';

/** A screen as an entry of the palette. */
export interface ScreenEntry extends Findable {
  readonly id: string;
  readonly to: string;
  /** Whether it creates a record. */
  readonly creates: boolean;
  readonly group: SidebarGroup | null;
}

type TranslateText = (name: TextName) => string;

/** The end of the paths of screens that create a record. */
const CREATES = '/create';

/** Whether a screen creates a record. */
export const createsRecord = ({ path }: Pick<Screen, 'path'>): boolean => path.endsWith(CREATES);

/** The screens that the user may open, except those that need the id of a record. */
export function screenEntries(
  screens: readonly Screen[],
  session: Session | null,
  translate: TranslateText,
): ScreenEntry[] {
  return screens
    .filter(({ path, gate }) => !path.includes(':') && mayOpen(session, gate))
    .map((screen) => {
      const { path, title, sidebar } = screen;
      const way = sidebar ? [SIDEBAR_GROUPS[sidebar.group], ...sectionsOf(screen)] : [];
      return {
        id: `screen:${path}`,
        to: `/${path}`,
        title: translate(title),
        hint: way.map((name) => translate(name)).join(' › '),
        // English names are found in every language.
        keywords: [title, ...way, ...(sidebar?.label ? [sidebar.label] : [])].map((name) => english(name)).join(' '),
        creates: createsRecord(screen),
        group: sidebar?.group ?? null,
      };
    });
}
