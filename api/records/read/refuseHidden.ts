import type { GraphQLResolveInfo } from 'graphql';
import { mayRead } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../platform/errors.js';

/**
 * Refuses a list that is sorted or narrowed by a value that the user may not read: it could be found out that way.
 * @throws FORBIDDEN
 */
export function refuseHidden(
  info: GraphQLResolveInfo,
  context: Context,
  type: string,
  fields: readonly (string | null | undefined)[],
): void {
  const hidden = fields.some((field) => field && !mayRead(info.schema, context, type, field));
  if (hidden) throw forbidden();
}
