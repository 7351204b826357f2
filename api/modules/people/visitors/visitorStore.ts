import type { ActionSpec } from '@polyphony/domain/kinds/parts/readMostly.js';
import { visitor } from '@polyphony/domain/kinds/readMostly/visitor.js';
import { beginErasure, finishErasure } from '../../../identity/personalData/erasure.js';
import { visitorSearch, visitorSearchFields } from '../../../identity/users/visitorSearch.js';
import { readersLanguage } from '../../../identity/users/visitorProfile.js';
import type { Context } from '../../../context.js';
import { findOneAndUpdate } from '../../../records/read/findOneAndUpdate.js';
import type { Condition } from '../../../records/read/listQuery.js';
import type { Count } from '../../../records/read/recordReads.js';
import { ReadMostlyStore } from '../../../records/readMostly/readMostlyStore.js';
import type { Step } from '../../../records/readMostly/steps.js';
import { SEARCH_KEYS } from '../../../platform/searchKeys.js';
import { fillIn } from '../../../records/search/backfill.js';
import { modelOf } from '../../../records/schema/model.js';
import { accountMails } from '../accounts/mailTemplates.js';
import { VISITOR, VisitorAccount, type StoredVisitor } from './visitorAccount.js';

const isErasure = ({ audit }: Pick<ActionSpec, 'audit'>) => audit === visitor.actions.erase.audit;

/** Visitors: staff block and erase them. One that is being erased is gone for the console, and for a second erasure. */
class VisitorStore extends ReadMostlyStore<StoredVisitor> {
  protected override searched(text: string): Condition {
    return visitorSearch(text);
  }

  /** Counted each time: visitors register, sign in and are blocked without anybody having to say so to this list. */
  protected override counted(): Count {
    return (condition) => this.count(condition);
  }

  /** By the address, as in the entries of what visitors do themselves; the entry of an erasure names nobody. */
  protected override targetOf(record: StoredVisitor, action: Pick<ActionSpec, 'audit'>) {
    const label = isErasure(action) ? '' : record.email;
    return { kind: this.kind.name, id: record._id.toHexString(), label };
  }

  /** The trail says who blocked whom: an account has no history of its own. */
  protected override write(_action: ActionSpec, condition: Condition, { set, by: { id, name } }: Step) {
    const changed = { ...set, updatedAt: new Date(), updatedBy: { id, name } };
    return findOneAndUpdate<StoredVisitor>(
      this.model,
      { ...this.scope, ...condition },
      { $set: changed, $inc: { version: 1 } },
      { returnDocument: 'after' },
    );
  }

  /** Marks the account: from here on it will be gone, whatever happens to this process. */
  protected override async remove(condition: Condition, context: Context): Promise<StoredVisitor | null> {
    const person = await this.model.collection.findOne<StoredVisitor>({ ...this.scope, ...condition });
    if (!person) return null;
    return (await beginErasure(person._id, {}, readersLanguage(person, context))) ? person : null;
  }

  /** A visitor who is blocked is signed out everywhere at once; of one who is erased, all is removed. */
  protected override async follow(action: Pick<ActionSpec, 'audit'>, record: StoredVisitor, context: Context) {
    const { services, log } = context;
    const id = record._id.toHexString();
    try {
      if (isErasure(action)) await finishErasure(record._id, accountMails.accountDeleted, services);
      else if (record.blocked) await services.sessions.revokeSessionsOf(id);
      else await services.sessions.invalidateSessionDetails(id);
    } catch (error) {
      if (!isErasure(action)) throw error;
      log.error({ err: error, userId: id }, 'the erasure of an account was cut off: it is resumed');
    }
    await super.follow(action, record, context);
  }

  /** Gives accounts of an older version what the list needs. */
  fill(signal?: AbortSignal): Promise<void> {
    const valuesOf = (records: readonly StoredVisitor[]) =>
      records.map(({ name, email, blocked, lastSeenAt, visitor: { phone, signedInAt } }) => ({
        ...visitorSearchFields({ name, email, phone }),
        blocked: blocked === true,
        lastSeenAt: lastSeenAt ?? signedInAt ?? null,
      }));
    return fillIn(this, SEARCH_KEYS, valuesOf, signal);
  }
}

export const visitorStore = new VisitorStore(visitor, modelOf(VisitorAccount), { ...VISITOR, 'visitor.erasure': null });
