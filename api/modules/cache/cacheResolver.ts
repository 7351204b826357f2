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
  @Query(() => Int, { description: 'The number of responses to visitors that the server of this request has cached.' })
  cacheCount(@Ctx() { services }: Context): number {
    return services.applicationCache.count;
  }

  @RequirePermission()
  @Mutation(() => CacheCleared, {
    description:
      'Clears the cached responses to visitors: at once on the server of this request and, with Redis, on all others; without Redis the others use theirs for at most five seconds more. Sessions are not part of them.',
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
