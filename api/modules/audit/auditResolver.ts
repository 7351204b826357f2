import { auditEntry } from '@polyphony/domain/kinds/readMostly/auditEntry.js';
import { Resolver } from 'type-graphql';
import { readableKinds } from '../../access/readableKinds.js';
import { AuditEntry } from '../../audit/auditEntry.js';
import type { Context } from '../../context.js';
import type { Condition } from '../../records/read/listQuery.js';
import type { Count } from '../../records/read/recordReads.js';
import { readMostlyResolver } from '../../records/readMostly/readMostlyResolver.js';
import { ReadMostlyReads } from '../../records/readMostly/readMostlyReads.js';
import { modelOf } from '../../records/schema/model.js';
import { AuditEntryType } from './auditEntryType.js';
import { nameCondition } from './readable.js';

class AuditReads extends ReadMostlyReads {
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
