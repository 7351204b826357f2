import type { Toggle } from '@polyphony/domain/kinds/kind.js';

/** Something to do with several records. */
export type BulkAction =
  { readonly kind: 'set'; readonly toggle: Toggle; readonly to: boolean } | { readonly kind: 'delete' };

interface Named {
  /** What its button says. */
  readonly label: string;
}

/** The ways to set a switch, on and off. */
const SETTING: Readonly<Record<Toggle, readonly [on: Named, off: Named]>> = {
  active: [{ label: 'Activate' }, { label: 'Deactivate' }],
  featured: [{ label: 'Feature' }, { label: 'Stop featuring' }],
  published: [{ label: 'Publish' }, { label: 'Unpublish' }],
  default: [{ label: 'Make default' }, { label: 'Make no default' }],
  rtl: [{ label: 'Set right to left' }, { label: 'Set left to right' }],
};
const DELETING: Named = { label: 'Delete' };

export const labelOf = (action: BulkAction): string =>
  (action.kind === 'delete' ? DELETING : SETTING[action.toggle][action.to ? 0 : 1]).label;

/** Both ways to set each of the switches. */
export const settingsOf = (toggles: readonly Toggle[]): BulkAction[] =>
  toggles.flatMap((toggle) => [true, false].map((to) => ({ kind: 'set', toggle, to }) as const));
