import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { MessageField } from '../../records/schema/messageField.js';

@ObjectType({ description: 'What came of clearing the cache.' })
export class CacheCleared {
  @Field({ description: 'Whether all of it is cleared.' }) cacheStatus!: boolean;
  @MessageField({ nullable: true, description: 'What went wrong, when something did.' })
  errorMessage!: Message | null;
}

/** Any member of staff may count and clear the cache (SPEC-D68); there is no REST path (SPEC-D107). */
@Resolver()
export class CacheResolver {
  @RequirePermission()
  @Query(() => Int, { description: 'How many answers to visitors the server that was asked keeps.' })
  cacheCount(@Ctx() { services }: Context): number {
    return services.applicationCache.count;
  }

  @RequirePermission()
  @Mutation(() => CacheCleared, {
    description:
      'Forgets the answers kept for visitors: at once on the server that was asked and, with Redis, on all others, which without Redis trust none of theirs for longer than five seconds. Sessions are no part of them.',
  })
  async clearCache(@Ctx() { log, services }: Context): Promise<CacheCleared> {
    try {
      await services.applicationCache.clear();
      return { cacheStatus: true, errorMessage: null };
    } catch (error) {
      log.error({ err: error }, 'the cache was not cleared everywhere');
      return { cacheStatus: false, errorMessage: messages.cacheDeletionFailed };
    }
  }
}
