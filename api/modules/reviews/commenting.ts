import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { COMMENTS_MAX, FIELD_PATH_MAX } from '@polyphony/domain/publishing/review.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import { Types } from 'mongoose';
import { signedIn } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { badUserInput, forbidden, notFound } from '../../platform/errors.js';
import { comments, type StoredComment } from '../../records/review/storedReview.js';
import { authorOf } from '../../records/schema/record.js';
import { done, invalid, refused, refusedFields, type Outcome } from '../../records/write/outcome.js';
import { typed } from './deciding.js';
import { targetOf, type Target } from './targets.js';

const PATH = /^\w+(\.\w+)*$/;

/** What a comment is on, and what it says. */
export interface SentComment {
  readonly field: string | null;
  readonly lang: string | null;
  readonly text: string;
}

/** Adds a comment on a form of a record, or on a field of it. */
export async function addComment(
  { form, record, about }: Target,
  { field, lang, text: sent }: SentComment,
  context: Context,
): Promise<Outcome> {
  const { text, wrong } = typed('text', sent, true);
  if (wrong) return wrong;
  const [head = ''] = (field ?? '').split('.');
  const isKnown =
    field === null ||
    (field.length <= FIELD_PATH_MAX && PATH.test(field) && Object.hasOwn(form.spec.rules.fields, head));
  if (!isKnown) return refusedFields([invalid('field', messages.unknownField(head))]);
  const isLanguage = lang === null || lang === baseLanguage() || context.languages.some(({ code }) => code === lang);
  if (!isLanguage) return refusedFields([invalid('lang', messages.unknownLanguage(lang))]);
  if ((await comments().countDocuments({ about }, { limit: COMMENTS_MAX })) >= COMMENTS_MAX)
    return refused(messages.commentsFull(COMMENTS_MAX));
  await comments().insertOne({
    _id: new Types.ObjectId(),
    about,
    form: form.spec.name,
    recordId: record._id,
    field,
    lang,
    text,
    by: authorOf(context) ?? { id: signedIn(context).userId, name: '' },
    at: new Date(),
    resolvedBy: null,
    resolvedAt: null,
  });
  return done(messages.commentAdded, record);
}

/** A comment, and the form that it is on. @throws NOT_FOUND, FORBIDDEN for those who may not write the form */
export async function commentOf(
  id: string,
  context: Context,
): Promise<{ readonly comment: StoredComment; readonly target: Target }> {
  if (!OBJECT_ID_PATTERN.test(id)) throw badUserInput(messages.malformedRequest);
  const comment = await comments().findOne({ _id: new Types.ObjectId(id) });
  if (!comment) throw notFound(messages.commentGone);
  return { comment, target: await targetOf(comment.form, comment.recordId.toHexString(), context) };
}

/** Resolves a comment, or opens it again. */
export async function resolveComment(
  { _id }: StoredComment,
  { record }: Target,
  to: boolean,
  context: Context,
): Promise<Outcome> {
  const resolution = to
    ? { resolvedBy: authorOf(context), resolvedAt: new Date() }
    : { resolvedBy: null, resolvedAt: null };
  const { matchedCount } = await comments().updateOne({ _id }, { $set: resolution });
  if (matchedCount !== 1) throw notFound(messages.commentGone);
  return done(to ? messages.commentResolved : messages.commentReopened, record);
}

/** Removes a comment, for its writer. */
export async function removeComment(
  { _id, by }: StoredComment,
  { record }: Target,
  context: Context,
): Promise<Outcome> {
  if (by.id !== signedIn(context).userId) throw forbidden();
  await comments().deleteOne({ _id });
  return done(messages.commentRemoved, record);
}
