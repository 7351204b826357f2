import { keep, readKept } from '../../platform/kept';
import { lookFrom, type ListLook } from './listLook';

/** The localStorage key of the lists' view settings. */
const STORAGE_KEY = 'polyphony.lists';

function all(): Readonly<Record<string, unknown>> {
  const kept = readKept(STORAGE_KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
}

export const keptLook = (list: string): ListLook => lookFrom(all()[list]);

export const keepLook = (list: string, look: ListLook): void => keep(STORAGE_KEY, { ...all(), [list]: look });
