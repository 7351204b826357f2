import { auditEntry } from './auditEntry.js';
import { deletedRecord } from './deletedRecord.js';
import { enquiry } from './enquiry.js';
import { eventBooking } from './eventBooking.js';
import { visitor } from './visitor.js';
import type { AnyReadMostlyKind, ReadMostlySpec } from '../parts/readMostly.js';

/** The only list of kinds whose records are listed and acted upon, but written by no form. */
export const readMostlyKinds = { eventBooking, enquiry, visitor, auditEntry, deletedRecord } as const satisfies Record<
  string,
  ReadMostlySpec
>;

export type ReadMostlyKindName = keyof typeof readMostlyKinds;
export const allReadMostlyKinds: readonly AnyReadMostlyKind[] = Object.values(readMostlyKinds);
