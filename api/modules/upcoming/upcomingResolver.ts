import type { Message } from '@polyphony/domain/messages/messages.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Field, ID, Info, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { MessageField } from '../../records/schema/messageField.js';
import { DateTime } from '../../records/schema/scalars.js';
import { CHANGES_MOST, UpcomingStep, upcomingChanges } from './upcoming.js';

registerEnumType(UpcomingStep, { name: 'UpcomingStep', description: 'What will be done.' });

@ObjectType({ description: 'A change that visitors will see at a time, or that failed then.' })
class UpcomingChange {
  @Field(() => DateTime, { description: 'When; of one that failed, when it was to be.' }) at!: Date;
  @Field(() => UpcomingStep, { description: 'What will be done.' }) step!: UpcomingStep;
  @Field({ description: "The kind: 'event', 'cmsPage', 'websiteSettings'." }) kind!: string;
  @Field(() => ID, { description: 'Id of the record.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'Its slug, where it has one.' }) slug!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The part of the record that changes: a section of a page ('section-1') or a panel of settings ('globalSeo').",
  })
  part!: string | null;
  @Field({ description: "Name of the record, in the request's language or what that falls back to." }) title!: string;
  @Field(() => String, { nullable: true, description: 'Name of the person who scheduled it; null: its last day.' })
  by!: string | null;
  @MessageField({ nullable: true, description: 'Why it failed; null unless it did.' }) failure!: Message | null;
}

@Resolver()
export class UpcomingResolver {
  @RequirePermission()
  @Query(() => [UpcomingChange], {
    description: `What is scheduled and visible to the caller, the next first: ${CHANGES_MOST} changes at most.`,
  })
  upcomingChanges(@Ctx() context: Context, @Info() { schema }: GraphQLResolveInfo): Promise<UpcomingChange[]> {
    return upcomingChanges(schema, context);
  }
}
