import type { Screen } from '../registry';
import { SIDEBAR_GROUPS, type SidebarGroup } from '../registry';
import type { Session } from '../../session/gates';
import { mayOpen } from '../../session/gates';
import { sectionsOf } from '../navigationTree';
import type { Findable } from './match';

/** A screen that the palette leads to. */
export interface ScreenEntry extends Findable {
  readonly id: string;
  readonly to: string;
  /** Whether it is there to make a new record. */
  readonly creates: boolean;
  readonly group: SidebarGroup | null;
}

/** Says a text that is declared in English in the language of the console. */
type Say = (english: string) => string;

/** The end of the path of screens that make a record. */
const CREATES = '/create';

/** The screens that this person may open by themselves: those of one record need to know which one. */
export function screenEntries(screens: readonly Screen[], session: Session | null, say: Say): ScreenEntry[] {
  return screens
    .filter(({ path, gate }) => !path.includes(':') && mayOpen(session, gate))
    .map((screen) => {
      const { path, title, sidebar } = screen;
      const way = sidebar ? [SIDEBAR_GROUPS[sidebar.group], ...sectionsOf(screen)] : [];
      return {
        id: `screen:${path}`,
        to: `/${path}`,
        title: say(title),
        hint: way.map(say).join(' › '),
        keywords: [title, ...way, sidebar?.label ?? ''].join(' '),
        creates: path.endsWith(CREATES),
        group: sidebar?.group ?? null,
      };
    });
}
