import type { Message } from '@polyphony/domain/messages/messages.js';
import { RELEASE_STATES, type ReleaseState } from '@polyphony/domain/publishing/releases.js';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../records/schema/enums.js';
import { MessageField } from '../../records/schema/messageField.js';
import { DateTime } from '../../records/schema/scalars.js';
import { PageInfo, Payload } from '../../records/schema/types.js';

export const ReleaseStateEnum = enumOf(RELEASE_STATES);
registerEnumType(ReleaseStateEnum, {
  name: 'ReleaseState',
  description: 'Whether a release is published, or will be.',
});

@ObjectType({ description: 'Drafts of records of any kinds that take effect together.', simpleResolvers: true })
export class Release {
  @Field(() => ID, { description: 'Database object id.' }) id!: string;
  @Field({ description: 'Its title.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'What it is for.' }) note!: string | null;
  @Field(() => ReleaseStateEnum, { description: 'Its state.' }) state!: ReleaseState;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it is published by itself; of one that failed, when it was to be.',
  })
  at!: Date | null;
  @Field(() => String, { nullable: true, description: 'Name of the person who scheduled it.' })
  scheduledBy!: string | null;
  @MessageField({ nullable: true, description: 'Why it was not published when it was due; null unless that is so.' })
  failure!: Message | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was published.' }) publishedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Name of the person who published it.' })
  publishedBy!: string | null;
  @Field(() => Int, { description: 'Number of drafts in it, those that the reader may not see among them.' })
  size!: number;
  @Field(() => Int, { description: 'Another one after each write of it.' }) version!: number;
  @Field(() => DateTime, { description: 'When it was created.' }) createdAt!: Date;
  @Field(() => String, { nullable: true, description: 'Name of the person who created it.' }) createdBy!: string | null;
}

@ObjectType({ description: 'A page of releases.', simpleResolvers: true })
export class ReleasePage {
  @Field(() => [Release], { description: 'The releases.' }) data!: Release[];
  @Field(() => PageInfo, { description: 'Which page it is.' }) pageInfo!: PageInfo;
}

@ObjectType({ description: 'A draft in a release.', simpleResolvers: true })
export class ReleaseItemType {
  @Field(() => ID, { description: 'Id of the draft.' }) id!: string;
  @Field({ description: "The kind: 'event', 'cmsPage', 'websiteSettings'." }) kind!: string;
  @Field(() => ID, { description: 'Id of the record.' }) recordId!: string;
  @Field(() => String, { nullable: true, description: 'Slug of the record, where it has one.' }) slug!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The part of the record that changes: a section of a page ('section-1') or a panel of settings ('globalSeo').",
  })
  part!: string | null;
  @Field({
    description: "Name of the record, in the request's language or what that falls back to; '': it was deleted.",
  })
  title!: string;
  @Field(() => [String], { description: 'Codes of the languages of the draft.' }) languages!: readonly string[];
  @Field({ description: 'Whether the release shows the record to visitors, who do not see it now.' }) shows!: boolean;
  @Field(() => DateTime, { description: 'When it was added.' }) addedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Name of the person who added it.' }) addedBy!: string | null;
  @MessageField({ nullable: true, description: 'Why it could not be published when the release was due.' })
  failure!: Message | null;
}

@ObjectType({ description: 'A release with what it contains.', simpleResolvers: true })
export class ReleaseContent {
  @Field(() => Release, { description: 'The release.' }) release!: Release;
  @Field(() => [ReleaseItemType], {
    description: 'The drafts that the reader may see, those first that were added first.',
  })
  items!: ReleaseItemType[];
  @Field(() => Int, { description: 'Number of drafts of records that the reader may not see.' }) hidden!: number;
}

@ObjectType({
  description: 'Why a draft of a release would be refused if it were published now.',
  simpleResolvers: true,
})
export class ReleaseProblem {
  @Field(() => ID, { description: 'Id of the draft.' }) item!: string;
  @MessageField({ description: 'Why.' }) reason!: Message;
}

@ObjectType({ description: 'What a write of a release came to.' })
export class ReleasePayload extends Payload {
  @Field(() => Release, { nullable: true, description: 'The release as it is now; null when nothing was written.' })
  release!: Release | null;
  @Field(() => [ReleaseProblem], { description: 'The drafts that are in the way, of those that the caller may see.' })
  problems!: ReleaseProblem[];
}

@ObjectType({ description: 'Where the draft of a record is: in which release, or in none.', simpleResolvers: true })
export class ReleaseMembership {
  @Field(() => ID, { nullable: true, description: 'Id of the draft in the release; null: it is in none.' })
  item!: string | null;
  @Field(() => Release, { nullable: true, description: 'The release; null: it is in none.' }) release!: Release | null;
}
