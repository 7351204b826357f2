import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { renew, whileRenewed } from '../../platform/database/lease.js';

/**
 * Milliseconds that others leave an import alone after its process has last renewed the hold; that of a crash goes on
 * after them.
 */
export const LEASE_MS = 10_000;

/** The lease of the process that reads the file of an import, or works on it. */
export const leaseOf = (id: Types.ObjectId) => `import ${id.toHexString()}`;

interface Hold {
  readonly id: Types.ObjectId;
  /** The process that has it. */
  readonly holder: string;
  readonly ms: number;
}

/**
 * Whether the import is still this process's own: it is held for longer then. The hold is a document of its own, because a
 * transaction that writes a batch also writes the import, and would begin again for each change of it by others.
 */
export const holds = ({ id, holder, ms }: Hold): Promise<boolean> => renew(leaseOf(id), ms, holder);

/** Renews the hold of an import until `work` has ended: that may take longer than the hold lasts. */
export const whileLeased = <T>(
  { id, ms, holder }: Hold,
  work: () => Promise<T>,
  log: Pick<Logger, 'warn'>,
): Promise<T> => whileRenewed({ name: leaseOf(id), ms, holder }, log, work);
