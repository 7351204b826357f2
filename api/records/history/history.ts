import type { WriteParticipant } from '../write/participants.js';
import { addRevisions } from './addRevisions.js';
import { withRemovedEntries } from './removedEntries.js';

/** Keeps what each write changed, and recalls the texts of entries that another save removed. */
export const history: WriteParticipant = { inTransaction: addRevisions, recalling: withRemovedEntries };
