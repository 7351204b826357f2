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

/** The localStorage key. */
export const STORAGE_KEY = 'polyphony.preferences';

const kept = (): Preferences => preferencesFrom(readKept(STORAGE_KEY));

let current = kept();
const { subscribe, tell } = new Listeners();

function become(next: Preferences): void {
  current = next;
  tell();
}

// Changed in another tab of the console.
window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) become(kept());
});

/** Sets a value and its consequences, and stores them for later visits. */
export function choose<N extends PreferenceName>(name: N, value: ValueOf<N>): void {
  const consequences = CONSEQUENCES[name]?.[value];
  const next = { ...current, [name]: value, ...consequences };
  keep(STORAGE_KEY, next);
  become(next);
}

/** Resets all preferences; the customizer stays open or closed. */
export function chooseDefaults(): void {
  const next = { ...DEFAULTS, customizer: current.customizer };
  keep(STORAGE_KEY, next);
  become(next);
}

/** The preferences of this browser; components that use them re-render on changes. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => current);
