import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import type { Outcome } from '../../records/write/outcome.js';
import { addComment, commentOf, removeComment, resolveComment } from './commenting.js';
import { approveReview, requestReview, sendBackReview, withdrawReview } from './deciding.js';
import { reviewsFor } from './listing.js';
import { reviewNow, reviewOf } from './reading.js';
import { MyReviews, RecordReview, ReviewPayload } from './reviewTypes.js';
import { reviewableOf, targetOf } from './targets.js';

const KIND = { description: "The kind, or the name of the form of a part: 'event', 'websiteSettings/globalSeo'." };
const OF_RECORD = { description: 'Database object id of the record.' };
const COMMENT = { description: 'Database object id of the comment.' };

/** An outcome with the review as it is then. */
async function payloadOf(outcome: Outcome, kind: string, id: string, context: Context): Promise<ReviewPayload> {
  const { success, message, errors } = outcome;
  return { success, message, errors: [...errors], review: success ? await reviewNow(kind, id, context) : null };
}

/** Reviews of what visitors do not see yet, and comments on it. Each form has its own permissions, which its operations check. */
@Resolver()
export class ReviewResolver {
  @RequirePermission()
  @Query(() => RecordReview, { description: 'The review of a form of a record, for those who may write it.' })
  async recordReview(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Ctx() context: Context,
  ): Promise<RecordReview> {
    return reviewOf(await reviewableOf(kind, id, context), context);
  }

  @RequirePermission()
  @Query(() => MyReviews, { description: 'The reviews that wait for the caller, and what was sent back to them.' })
  myReviews(@Ctx() context: Context): Promise<MyReviews> {
    return reviewsFor(context);
  }

  @RequirePermission()
  @Mutation(() => ReviewPayload, {
    description: 'Asks for a review of a form as it is now, for those who may write it; again: of what it is then.',
  })
  async requestReview(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Arg('note', () => String, { defaultValue: '', description: 'What reviewers should know.' }) note: string,
    @Ctx() context: Context,
  ): Promise<ReviewPayload> {
    return payloadOf(await requestReview(await reviewableOf(kind, id, context), note, context), kind, id, context);
  }

  @RequirePermission()
  @Mutation(() => ReviewPayload, { description: 'Withdraws a request for a review, for its author and for reviewers.' })
  async withdrawReview(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Ctx() context: Context,
  ): Promise<ReviewPayload> {
    return payloadOf(await withdrawReview(await targetOf(kind, id, context), context), kind, id, context);
  }

  @RequirePermission('PUBLISH_WITHOUT_REVIEW')
  @Mutation(() => ReviewPayload, {
    description:
      'Publishes what was reviewed, as the caller: the draft, and a record that visitors do not see. What was changed since the caller has seen it is a CONFLICT. A field of another language is ar.name.',
  })
  async approveReview(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Arg('version', () => Int, { description: 'The version of the record that was seen.' }) version: number,
    @Arg('revision', () => ID, { nullable: true, description: 'The revision of its draft that was seen; null: none.' })
    revision: string | null,
    @Ctx() context: Context,
  ): Promise<ReviewPayload> {
    const seen = { version, revision: revision ?? null };
    return payloadOf(await approveReview(await reviewableOf(kind, id, context), seen, context), kind, id, context);
  }

  @RequirePermission('PUBLISH_WITHOUT_REVIEW')
  @Mutation(() => ReviewPayload, { description: 'Sends what was to be reviewed back to its author.' })
  async sendBackReview(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Arg('reason', () => String, { description: 'Why.' }) reason: string,
    @Ctx() context: Context,
  ): Promise<ReviewPayload> {
    return payloadOf(await sendBackReview(await targetOf(kind, id, context), reason, context), kind, id, context);
  }

  @RequirePermission()
  @Mutation(() => ReviewPayload, { description: 'Adds a comment on a form of a record, for those who may write it.' })
  async addComment(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Arg('field', () => String, { nullable: true, description: 'The field it is on; without it, the whole form.' })
    field: string | null,
    @Arg('lang', () => String, { nullable: true, description: 'Code of the language of the text it is on.' })
    lang: string | null,
    @Arg('text', () => String, { description: 'What it says.' }) text: string,
    @Ctx() context: Context,
  ): Promise<ReviewPayload> {
    const sent = { field: field ?? null, lang: lang ?? null, text };
    return payloadOf(await addComment(await targetOf(kind, id, context), sent, context), kind, id, context);
  }

  @RequirePermission()
  @Mutation(() => ReviewPayload, { description: 'Resolves a comment, or opens it again.' })
  async resolveComment(
    @Arg('id', () => ID, COMMENT) id: string,
    @Arg('to', () => Boolean, { defaultValue: true, description: 'Whether it is resolved.' }) to: boolean,
    @Ctx() context: Context,
  ): Promise<ReviewPayload> {
    const { comment, target } = await commentOf(id, context);
    const outcome = await resolveComment(comment, target, to, context);
    return payloadOf(outcome, comment.form, comment.recordId.toHexString(), context);
  }

  @RequirePermission()
  @Mutation(() => ReviewPayload, { description: 'Removes a comment, for its writer.' })
  async removeComment(@Arg('id', () => ID, COMMENT) id: string, @Ctx() context: Context): Promise<ReviewPayload> {
    const { comment, target } = await commentOf(id, context);
    const outcome = await removeComment(comment, target, context);
    return payloadOf(outcome, comment.form, comment.recordId.toHexString(), context);
  }
}
