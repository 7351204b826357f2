import type { Toggle } from '@polyphony/domain/kinds/kind.js';

/** Something to do with several records. */
export type BulkAction =
  { readonly kind: 'set'; readonly toggle: Toggle; readonly to: boolean } | { readonly kind: 'delete' };

/** What the buttons say that set a switch on and off. */
const SETTING_LABELS: Readonly<Record<Toggle, readonly [on: string, off: string]>> = {
  active: ['Activate', 'Deactivate'],
  featured: ['Feature', 'Stop featuring'],
  published: ['Publish', 'Unpublish'],
  default: ['Make default', 'Make no default'],
  rtl: ['Set right to left', 'Set left to right'],
};

/** What its button says. */
export const labelOf = (action: BulkAction): string =>
  action.kind === 'delete' ? 'Delete' : SETTING_LABELS[action.toggle][action.to ? 0 : 1];

/** Both ways to set each of the switches. */
export const settingsOf = (toggles: readonly Toggle[]): BulkAction[] =>
  toggles.flatMap((toggle) => [true, false].map((to) => ({ kind: 'set', toggle, to }) as const));
