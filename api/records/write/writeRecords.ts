import { messages } from '@polyphony/domain/messages/messages.js';
import { GraphQLError } from 'graphql';
import type { Context } from '../../context.js';
import { userMessageOf } from '../../platform/errors.js';
import { withLease } from '../../platform/database/lease.js';
import { objectId } from '../read/recordFinds.js';
import type { StoredRecord } from '../schema/record.js';
import { refused, type Outcome } from './outcome.js';
import type { RecordRules } from './recordRules.js';
import { NEW, type Operation, type Planned, type Result, type Results } from './write.js';
import { WritePath } from './writePath.js';

/**
 * Writes several records, in the batches and under the lease that their kind declares. A fault in one of several batches is
 * logged and is the result of its records; the others are written.
 * @param ids in lower case, each once
 */
export async function writeRecords<Before extends StoredRecord | null, Plan extends Planned<Before>>(
  store: RecordRules,
  operation: Operation<Before, Plan>,
  ids: readonly string[],
  context: Context,
): Promise<Results> {
  const results = new Map<string, Result>();
  const batches = (ids.length > 1 && (await store.steps.batches?.(operation.write, ids))) || [ids];
  for (const batch of batches) {
    try {
      const written = await exclusively(store, operation, batch, context);
      for (const [id, result] of written) results.set(id, result);
    } catch (error) {
      if (batches.length === 1) throw error;
      context.log.error({ err: error, ids: batch }, 'some of several records failed');
      for (const id of batch) results.set(id, refused(userMessageOf(error) ?? messages.somethingWrong));
    }
  }
  return results;
}

/** Runs the write path while nobody else holds the lease that the kind declares for such writes. */
function exclusively<Before extends StoredRecord | null, Plan extends Planned<Before>>(
  store: RecordRules,
  operation: Operation<Before, Plan>,
  ids: readonly string[],
  context: Context,
): Promise<Results> {
  const run = () => new WritePath(store, operation, context).run(ids);
  const lease = store.steps.lease?.(operation.write) ?? null;
  if (lease === null) return run();
  return withLease(lease, () => {
    // Whatever was read once for the request may have changed while it waited for the lease.
    context.loaders.forget();
    return run();
  });
}

/**
 * Writes one record.
 * @param id null for a new one
 * @throws what keeps it from being written, where that is an error: NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function writeRecord<Before extends StoredRecord | null, Plan extends Planned<Before>>(
  store: RecordRules,
  operation: Operation<Before, Plan>,
  id: string | null,
  context: Context,
): Promise<Outcome> {
  const key = id === null ? NEW : objectId(id).toHexString();
  const result = (await writeRecords(store, operation, [key], context)).get(key);
  if (!result) throw new Error(`The write of the ${store.kind.name} '${key}' has no result.`);
  if (result instanceof GraphQLError) throw result;
  return result;
}
