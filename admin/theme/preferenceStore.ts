import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../platform/kept';
import { Listeners } from '../platform/Listeners';
import {
  CONSEQUENCES,
  DEFAULTS,
  type PreferenceName,
  type Preferences,
  preferencesFrom,
  type ValueOf,
} from './preferences';

/** Where this browser keeps them. */
export const STORAGE_KEY = 'polyphony.preferences';

const kept = (): Preferences => preferencesFrom(readKept(STORAGE_KEY));

let current = kept();
const { subscribe, tell } = new Listeners();

function become(next: Preferences): void {
  current = next;
  tell();
}

// Another tab of the console chose something.
window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) become(kept());
});

/** Chooses a value, and what follows from it; at once, and for later visits with this browser. */
export function choose<N extends PreferenceName>(name: N, value: ValueOf<N>): void {
  const consequences = CONSEQUENCES[name]?.[value];
  const next = { ...current, [name]: value, ...consequences };
  keep(STORAGE_KEY, next);
  become(next);
}

/** Everything as on the first visit; the customizer stays as it is. */
export function chooseDefaults(): void {
  const next = { ...DEFAULTS, customizer: current.customizer };
  keep(STORAGE_KEY, next);
  become(next);
}

/** The preferences of this browser; what shows them is drawn again when one changes. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => current);
