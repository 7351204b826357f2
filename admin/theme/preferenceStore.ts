import { Store, useStore } from '../platform/Store';
import { readStored, store } from '../platform/storedValues';
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

const stored = (): Preferences => preferencesFrom(readStored(STORAGE_KEY));

const current = new Store(stored());

// Changed in another tab of the console.
window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) current.set(stored());
});

/** Sets a value and its consequences, and stores them for later visits. */
export function choose<N extends PreferenceName>(name: N, value: ValueOf<N>): void {
  const consequences = CONSEQUENCES[name]?.[value];
  change({ ...current.get(), [name]: value, ...consequences });
}

/** Resets all preferences; the customizer stays open or closed. */
export function chooseDefaults(): void {
  change({ ...DEFAULTS, customizer: current.get().customizer });
}

function change(next: Preferences): void {
  store(STORAGE_KEY, next);
  current.set(next);
}

/** The preferences of this browser; components that use them re-render on changes. */
export const usePreferences = (): Preferences => useStore(current);
