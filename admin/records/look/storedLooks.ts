import { readStored, store } from '../../platform/storedValues';
import { lookFrom, type ListLook } from './listLook';

/** The localStorage key of the lists' view settings. */
const STORAGE_KEY = 'polyphony.lists';

function all(): Readonly<Record<string, unknown>> {
  const stored = readStored(STORAGE_KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
}

export const storedLook = (list: string): ListLook => lookFrom(all()[list]);

export const storeLook = (list: string, look: ListLook): void => store(STORAGE_KEY, { ...all(), [list]: look });
