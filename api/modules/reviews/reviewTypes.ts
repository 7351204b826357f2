import { REVIEW_STATES } from '@polyphony/domain/publishing/review.js';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../records/schema/enums.js';
import { DateTime } from '../../records/schema/scalars.js';
import { Payload } from '../../records/schema/types.js';

const ReviewStateEnum = enumOf(REVIEW_STATES);
registerEnumType(ReviewStateEnum, { name: 'ReviewState', description: 'What became of a request for a review.' });

@ObjectType({ description: 'A comment on a form of a record.', simpleResolvers: true })
export class ReviewComment {
  @Field(() => ID, { description: 'Database object id.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'The field that it is on; null: the whole form.' })
  field!: string | null;
  @Field(() => String, { nullable: true, description: 'Code of the language whose text it is on; null: all of them.' })
  lang!: string | null;
  @Field({ description: 'What it says.' }) text!: string;
  @Field({ description: 'Name of its writer.' }) by!: string;
  @Field(() => DateTime, { description: 'When it was written.' }) at!: Date;
  @Field({ description: 'Whether the caller wrote it, and so may remove it.' }) mine!: boolean;
  @Field(() => String, { nullable: true, description: 'Name of the person who resolved it; null: it is open.' })
  resolvedBy!: string | null;
}

@ObjectType({ description: 'The last request for a review of a form.', simpleResolvers: true })
export class ReviewRequest {
  @Field(() => ReviewStateEnum, { description: 'Whether it waits, and what was decided.' }) state!: string;
  @Field({ description: 'Name of the person who requested it.' }) requestedBy!: string;
  @Field(() => DateTime, { description: 'When they did.' }) requestedAt!: Date;
  @Field({ description: "Their note; '' without one." }) note!: string;
  @Field(() => String, { nullable: true, description: 'Name of the person who decided it.' }) decidedBy!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When they did.' }) decidedAt!: Date | null;
  @Field({ description: "Why it was sent back; ''." }) reason!: string;
  @Field({ description: 'Whether the caller requested it.' }) mine!: boolean;
  @Field({ description: 'Whether what is reviewed was changed since.' }) changed!: boolean;
}

@ObjectType({ description: 'The review of a form of a record: of its draft, or of a record that visitors do not see.' })
export class RecordReview {
  @Field({ description: 'Whether the caller can change what visitors see only by a review.' }) needed!: boolean;
  @Field({ description: 'Whether the caller may approve it or send it back.' }) mayDecide!: boolean;
  @Field({ description: 'Whether there is something that visitors do not see yet.' }) hasChanges!: boolean;
  @Field(() => Int, { description: 'The version of the record, for `approveReview`.' }) version!: number;
  @Field(() => ID, {
    nullable: true,
    description: 'The revision of its draft, for `approveReview`; null: it has none.',
  })
  revision!: string | null;
  @Field(() => ReviewRequest, { nullable: true, description: 'Null: nobody has requested one.' })
  request!: ReviewRequest | null;
  @Field(() => [ReviewComment], { description: 'The comments on the form, the first first.' })
  comments!: ReviewComment[];
}

@ObjectType({ description: 'What a write of a review or a comment came to.' })
export class ReviewPayload extends Payload {
  @Field(() => RecordReview, { nullable: true, description: 'The review as it is now; null when nothing was written.' })
  review!: RecordReview | null;
}

@ObjectType({ description: 'A form of a record whose review waits, or was sent back.', simpleResolvers: true })
export class ListedReview {
  @Field({ description: "The kind: 'event', 'cmsPage', 'websiteSettings'." }) kind!: string;
  @Field(() => ID, { description: 'Id of the record.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'Its slug, where it has one.' }) slug!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The part of the record: a section of a page ('section-1') or a panel of settings ('globalSeo').",
  })
  part!: string | null;
  @Field({ description: "Name of the record, in the request's language or what that falls back to." }) title!: string;
  @Field({ description: 'Name of the person who requested it, or who sent it back.' }) by!: string;
  @Field(() => DateTime, { description: 'When they did.' }) at!: Date;
  @Field({ description: 'The note, or the reason.' }) text!: string;
}

@ObjectType({ description: 'Reviews that the caller has to do with.', simpleResolvers: true })
export class MyReviews {
  @Field(() => Int, { description: 'How many wait for a decision that the caller may make.' }) waitingCount!: number;
  @Field(() => Int, { description: 'How many of the caller were sent back.' }) sentBackCount!: number;
  @Field(() => [ListedReview], { description: 'Those that wait, the first first.' }) waiting!: ListedReview[];
  @Field(() => [ListedReview], { description: 'Those that were sent back, the first first.' })
  sentBack!: ListedReview[];
}
