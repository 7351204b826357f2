import { visitor } from '@polyphony/domain/kinds/readMostly/visitor.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import { readMostlyResolver } from '../../../records/readMostly/readMostlyResolver.js';
import { PersonalDataPayload } from '../accounts/visitor.js';
import { exportVisitor } from './exportVisitor.js';
import { VisitorAccount } from './visitorAccount.js';
import { visitorStore } from './visitorStore.js';

const { export: exporting } = visitor.actions;

/** Operations of staff on visitors. Only visitors themselves make accounts. */
@Resolver()
export class VisitorResolver extends readMostlyResolver(visitorStore, VisitorAccount) {
  @RequirePermission(exporting.gate)
  @Mutation(() => PersonalDataPayload, { description: exporting.description })
  exportVisitor(
    @Arg('id', () => ID, { description: 'Database object id.' }) id: string,
    @Ctx() context: Context,
  ): Promise<PersonalDataPayload> {
    return exportVisitor(id, context);
  }
}
