import type { TextName } from '../../texts/translate';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { isReversible } from '@polyphony/domain/publishing/publishingState.js';
import type { RecordNoun } from '../fetchAgain';
import type { RecordRow } from '../operations';
import { stateOfRow } from '../publishing/states';
import type { ListScreen } from '../screen';

/**
 * Something to do with several records: to set a switch, to delete them, to publish them at a time to come ('2027-03-31T09:30'
 * on the site's clocks), or to do an action that their kind declares.
 */
export type BulkAction =
  | { readonly kind: 'set'; readonly toggle: Toggle; readonly to: boolean }
  | { readonly kind: 'delete' }
  | { readonly kind: 'schedule'; readonly at: string }
  | { readonly kind: 'act'; readonly name: string; readonly label: TextName; readonly to?: boolean };

/** Facts about their list that actions on several records need. */
export interface BulkSource<Row> {
  readonly noun: RecordNoun;
  /** The mutation of an action. */
  readonly rootOf: (action: BulkAction) => string;
  readonly nameOf: (row: Row) => string;
  /** Whether the reverse of an action brings back what a record was before it; by default it does. */
  readonly isReversible?: (action: BulkAction, before: Row) => boolean;
  /** See ListScreen. */
  readonly adviceOn?: ListScreen['adviceOn'];
}

/** The same the other way round; null for what cannot be taken back. */
function reverseOf(action: BulkAction): BulkAction | null {
  if (action.kind === 'delete' || action.kind === 'schedule' || action.to === undefined) return null;
  return { ...action, to: !action.to };
}

/** Whether the reverse of an action brings back what a record of the list was before it. */
export const reversibleIn =
  ({ kind, exclusiveToggle }: Pick<ListScreen, 'kind' | 'exclusiveToggle'>) =>
  (action: BulkAction, before: RecordRow): boolean =>
    action.kind !== 'set' ||
    // The record that had the switch is not among these.
    (action.toggle !== exclusiveToggle?.toggle && isReversible(kind, action.toggle, stateOfRow(before)));

/** Reverse of an action that has changed these records; null where it would leave one in another state than before. */
export function undoOf<Row>(action: BulkAction, changed: readonly Row[], source: BulkSource<Row>): BulkAction | null {
  const { isReversible = () => true } = source;
  return changed.length > 0 && changed.every((row) => isReversible(action, row)) ? reverseOf(action) : null;
}

/** Labels of the buttons that set a switch on and off. */
const SETTING_LABELS: Readonly<Record<Toggle, readonly [on: TextName, off: TextName]>> = {
  active: ['lists.activate', 'lists.deactivate'],
  featured: ['lists.feature', 'lists.removeFromFeatured'],
  published: ['lists.publish', 'lists.unpublish'],
  default: ['lists.makeDefault', 'lists.removeDefault'],
  rtl: ['lists.setRightToLeft', 'lists.setLeftToRight'],
  form: ['contact.openEnquiryForm', 'contact.closeEnquiryForm'],
  product: ['menus.makeProductMenu', 'menus.removeProductMenu'],
};

/** Label of its button. */
export function labelOf(action: BulkAction): TextName {
  if (action.kind === 'act') return action.label;
  if (action.kind === 'schedule') return 'publishing.schedule2';
  return action.kind === 'delete' ? 'records.delete' : SETTING_LABELS[action.toggle][action.to ? 0 : 1];
}

/** Both ways to set each of the switches. */
export const settingsOf = (toggles: readonly Toggle[]): BulkAction[] =>
  toggles.flatMap((toggle) => [true, false].map((to) => ({ kind: 'set', toggle, to }) as const));
