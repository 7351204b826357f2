import type { ImportDetailsFragment } from '../../graphql/generated/typed/graphql';

/** Whether the server works on an import. */
export const isWorking = ({ state }: Pick<ImportDetailsFragment, 'state'>): boolean =>
  state === 'CHECKING' || state === 'APPLYING' || state === 'UNDOING';

type Counted = Pick<ImportDetailsFragment, 'state' | 'counts'>;

/** Number of rows that the server is done with, and the total. */
export function progressOf({ state, counts }: Counted): { readonly done: number; readonly total: number } {
  const { rows, create, change, same, rejected, written, skipped, undone, kept } = counts;
  if (state === 'CHECKING') return { done: create + change + same + rejected, total: rows };
  if (state === 'UNDOING') return { done: undone + kept, total: written };
  return { done: written + skipped, total: create + change };
}

/** Rows that an import will write, or still has to write after a fault. */
export const openRows = ({ counts: { create, change, written, skipped } }: Counted): number =>
  create + change - written - skipped;

/** Whether an import waits for the next step of the person who began it: they go on with it wherever they open the dialog. */
export const isWaiting = (details: Counted): boolean =>
  details.state === 'MATCHING' || (details.state === 'CHECKED' && openRows(details) > 0);

/** Rows that can be taken back. */
export const undoableRows = ({ counts: { written, undone, kept } }: Counted): number => written - undone - kept;

/** Rows that something is wrong with. */
export const problemRows = ({ counts: { rejected, skipped, kept } }: Counted): number => rejected + skipped + kept;

/** The steps of an import, in order, and the one that it is at. */
export const STEP_WORDS = ['labels.file', 'lists.columns', 'imports.check', 'labels.import', 'imports.result'] as const;
export function stepOf(details: Pick<ImportDetailsFragment, 'state'> | null): number {
  if (!details) return 0;
  if (details.state === 'MATCHING') return 1;
  if (details.state === 'CHECKING' || details.state === 'CHECKED') return 2;
  return details.state === 'APPLYING' ? 3 : 4;
}
