import { useSyncExternalStore } from 'react';
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

function kept(): Preferences {
  try {
    return preferencesFrom(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    // Storage that is switched off, or holds what is no JSON: the console looks as it does for a new visitor.
    return DEFAULTS;
  }
}

function keep(preferences: Preferences): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  } catch (error) {
    console.warn('The choice holds only until the page is left: this browser keeps nothing.', error);
  }
}

let current = kept();
const listeners = new Set<() => void>();

function become(next: Preferences): void {
  current = next;
  for (const listener of listeners) listener();
}

// Another tab of the console chose something.
window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) become(kept());
});

/** Chooses a value, and what follows from it; at once, and for later visits with this browser. */
export function choose<N extends PreferenceName>(name: N, value: ValueOf<N>): void {
  const consequences = CONSEQUENCES[name]?.[value];
  const next = { ...current, [name]: value, ...consequences };
  keep(next);
  become(next);
}

/** Everything as on the first visit; the customizer stays as it is. */
export function chooseDefaults(): void {
  const next = { ...DEFAULTS, customizer: current.customizer };
  keep(next);
  become(next);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The preferences of this browser; what shows them is drawn again when one changes. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => current);
