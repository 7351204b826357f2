import { enquiry } from '@polyphony/domain/kinds/readMostly/enquiry.js';
import type { ActionSpec, WriteAction } from '@polyphony/domain/kinds/parts/readMostly.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import type { Context } from '../../../context.js';
import { SEARCH_KEYS } from '../../../platform/searchKeys.js';
import type { Condition } from '../../../records/read/listQuery.js';
import { ReadMostlyStore } from '../../../records/readMostly/readMostlyStore.js';
import type { Step } from '../../../records/readMostly/steps.js';
import { modelOf } from '../../../records/schema/model.js';
import type { FieldError } from '../../../records/schema/types.js';
import { fillIn } from '../../../records/search/backfill.js';
import { invalid } from '../../../records/write/outcome.js';
import { Enquiry, type StoredEnquiry } from './enquiry.js';
import { enquirySearch, enquirySearchFields } from './enquirySearch.js';

class EnquiryStore extends ReadMostlyStore<StoredEnquiry> {
  protected override searched(text: string): Condition {
    return enquirySearch(text);
  }

  /** Gives enquiries of an older version what they are found by. */
  fill(signal?: AbortSignal): Promise<void> {
    return fillIn(this, SEARCH_KEYS, (records) => records.map((enquiry) => enquirySearchFields(enquiry)), signal);
  }

  /** The assignee must be an existing member of staff. */
  protected override async problems(_action: WriteAction, { assigneeId }: Step['set'], { loaders }: Context) {
    if (typeof assigneeId !== 'string') return [];
    const found = await loaders.record(loaders.stores.of('staffMember'), new Types.ObjectId(assigneeId));
    return found ? [] : ([invalid('assigneeId', messages.gone('labels.assignee'))] satisfies FieldError[]);
  }

  /** Any change of an enquiry marks it as read. */
  protected override write(action: ActionSpec, condition: Condition, step: Step, context: Context) {
    return super.write(action, condition, { ...step, set: stored(step.set) }, context);
  }
}

/** The values as they are stored: ids as such, and that it is read, unless that is what is switched. */
function stored(set: Step['set']): Step['set'] {
  const { assigneeId } = set;
  return {
    read: true,
    ...set,
    ...(typeof assigneeId === 'string' && { assigneeId: new Types.ObjectId(assigneeId) }),
  };
}

export const enquiryStore = new EnquiryStore(enquiry, modelOf(Enquiry));
