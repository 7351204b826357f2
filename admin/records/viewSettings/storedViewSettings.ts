import { readStored, store } from '../../platform/storedValues';
import { viewSettingsFrom, type ViewSettings } from './viewSettings';

/** The localStorage key of the lists' view settings. */
const STORAGE_KEY = 'polyphony.lists';

function all(): Readonly<Record<string, unknown>> {
  const stored = readStored(STORAGE_KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
}

export const storedViewSettings = (list: string): ViewSettings => viewSettingsFrom(all()[list]);

export const storeViewSettings = (list: string, viewSettings: ViewSettings): void =>
  store(STORAGE_KEY, { ...all(), [list]: viewSettings });
