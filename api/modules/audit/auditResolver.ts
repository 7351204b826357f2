import { auditEntry } from '@polyphony/domain/kinds/readMostly/auditEntry.js';
import { Resolver } from 'type-graphql';
import { readableKinds } from '../../access/readableKinds.js';
import { AuditEntry } from '../../audit/auditEntry.js';
import { entriesAdded } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import type { Condition } from '../../records/read/listQuery.js';
import type { Count, RecordPage } from '../../records/read/recordReads.js';
import { readMostlyResolver } from '../../records/readMostly/readMostlyResolver.js';
import { ReadMostlyReads } from '../../records/readMostly/readMostlyReads.js';
import { modelOf } from '../../records/schema/model.js';
import { AuditEntryType } from './auditEntryType.js';
import { nameCondition } from './readable.js';

class AuditReads extends ReadMostlyReads {
  /** Entries follow their writes: who has just written something finds it here. */
  override async listed(...request: Parameters<ReadMostlyReads['listed']>): Promise<RecordPage> {
    await entriesAdded();
    return super.listed(...request);
  }

  protected override searched(text: string, context: Context): Condition {
    return nameCondition(readableKinds(context), text);
  }

  /** The trail grows with the writes of all kinds, and has no content stamp that says so. */
  protected override counted(): Count {
    return (condition) => this.count(condition);
  }
}

const auditReads = new AuditReads(auditEntry, modelOf(AuditEntry));

@Resolver()
export class AuditResolver extends readMostlyResolver(auditReads, AuditEntryType) {}
