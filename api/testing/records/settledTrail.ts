import { AuditEntryModel } from '../../audit/auditEntry.js';
import { entriesAdded } from '../../audit/trail.js';

/** The entries of the audit trail, once those of all writes of this process are in it: they follow their writes. */
export async function settledTrail(): Promise<typeof AuditEntryModel> {
  await entriesAdded();
  return AuditEntryModel;
}
