import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../../access/gates.js';
import { RequirePermission } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import { forbidden } from '../../../platform/errors.js';
import { demoContentNow, removeDemoContent, restoreDemoContent } from './demoContent.js';
import { DemoContent, DemoPayload, DemoProgressType } from './demoTypes.js';
import { progressNow } from './demoWork.js';

/** What removes a whole site's content is for those alone who may do everything. */
function requireSuperAdmin(context: Context): void {
  if (!signedIn(context).superAdmin) throw forbidden();
}

/** The demo content that a first start wrote, and how it is removed. */
@Resolver()
export class DemoResolver {
  @RequirePermission()
  @Query(() => DemoContent, { description: 'What there is of the demo content. Super Admins only.' })
  demoContent(@Ctx() context: Context): Promise<DemoContent> {
    requireSuperAdmin(context);
    return demoContentNow(context);
  }

  @RequirePermission()
  @Query(() => DemoProgressType, {
    nullable: true,
    description: 'The removal, or its undoing, that is under way; null when none is. Super Admins only.',
  })
  demoProgress(@Ctx() context: Context): Promise<DemoProgressType | null> {
    requireSuperAdmin(context);
    return progressNow();
  }

  @RequirePermission()
  @Mutation(() => DemoPayload, {
    description: 'Removes the demo content that nobody has changed; restoreDemoContent undoes it. Super Admins only.',
  })
  removeDemoContent(@Ctx() context: Context): Promise<DemoPayload> {
    requireSuperAdmin(context);
    return removeDemoContent(context);
  }

  @RequirePermission()
  @Mutation(() => DemoPayload, {
    description: 'Brings back the demo content that was removed, while the bin has it. Super Admins only.',
  })
  restoreDemoContent(@Ctx() context: Context): Promise<DemoPayload> {
    requireSuperAdmin(context);
    return restoreDemoContent(context);
  }
}
