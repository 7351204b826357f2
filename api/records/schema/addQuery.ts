import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Query, type ClassType } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { addMethod, type Argument } from './addMutation.js';

/** A query that a kind has or not, or whose arguments differ by kind, so that no class can declare it by decorators. */
interface QueryOf<Args extends readonly unknown[]> {
  readonly name: string;
  readonly description: string;
  readonly returns: ClassType;
  /** The permissions any one of which opens it. */
  readonly gate: readonly Permission[];
  readonly args: readonly Argument[];
  readonly run: (context: Context, info: GraphQLResolveInfo, ...args: Args) => Promise<unknown>;
}

/** Declares a query on a resolver, as decorators on a method do. */
export function addQuery<Args extends readonly unknown[]>(
  proto: object,
  { name, description, returns, gate, args, run }: QueryOf<Args>,
): void {
  const descriptor = addMethod(proto, name, run, [Ctx(), Info()], args);
  Query(() => returns, { name, description })(proto, name, descriptor);
  RequirePermission(...gate)(proto, name);
}
