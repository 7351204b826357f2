import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { PUBLISHER } from '@polyphony/domain/publishing/review.js';
import type { Types } from 'mongoose';
import { passes, refusalAt, type Holder } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { badUserInput } from '../../platform/errors.js';
import { findDraft, type StoredDraft } from '../../records/drafts/draft.js';
import { mayDraft, recordOf } from '../../records/drafts/drafts.js';
import { isPublic } from '../../records/review/reviewing.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { Form } from '../../records/write/form.js';
import { isSeenByVisitors } from '../../records/write/publishingRight.js';

/** A form of a record that can be reviewed. */
export interface Target {
  readonly form: Form;
  readonly record: StoredRecord;
  /** That of its draft, its review and its comments. */
  readonly about: Types.ObjectId;
}

/** A target as it is to be published. */
export interface Reviewable extends Target {
  readonly draft: StoredDraft | null;
  /** Whether its publication would change what visitors see. */
  readonly hasChanges: boolean;
}

/** Whether the caller may write texts of the form, in some language. */
export const mayOpen = (form: Form, holder: Holder): boolean =>
  mayDraft(form, baseLanguage(), holder) || mayDraft(form, '', holder);

/** Whether the caller may decide reviews of the form. */
export const mayDecide = (form: Form, holder: Holder): boolean =>
  passes([PUBLISHER], holder) && mayDraft(form, baseLanguage(), holder);

/**
 * @param name that of the form's drafts: of a kind its own
 * @throws BAD_USER_INPUT for a form without reviews, FORBIDDEN for those who may not write it, NOT_FOUND
 */
export async function targetOf(name: string, id: string, context: Context): Promise<Target> {
  const form = context.loaders.stores.formNamed(name);
  if (!form || !isSeenByVisitors(form.store)) throw badUserInput(messages.malformedRequest);
  if (!mayOpen(form, context)) {
    const { edit, translate } = form.spec.permissions;
    const refusal = refusalAt(translate === null ? [edit] : [edit, translate], context);
    if (refusal) throw refusal;
  }
  const record = await recordOf(form, form.store.single ?? id, context);
  return { form, record, about: form.draftId(record) };
}

/** The same with its draft. */
export async function reviewableOf(name: string, id: string, context: Context): Promise<Reviewable> {
  const target = await targetOf(name, id, context);
  const draft = await findDraft(target.about);
  const isWhole = target.form === target.form.store.form;
  return { ...target, draft, hasChanges: draft !== null || (isWhole && !isPublic(target.form.store, target.record)) };
}
