import type { RecordNoun } from '../../records/fetchAgain';

/** The queries that a change of the own account invalidates: `session`, and `mySessions`. */
export const SESSION: RecordNoun = { name: 'session', plural: 'mySessions' };
