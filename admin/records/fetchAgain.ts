import type { ApolloClient } from '@apollo/client';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';

/** Nouns after which the root fields that a write changes are named. */
export type RecordNoun = Pick<AnyKind, 'name' | 'plural'>;

/** Refetches the active queries that read records of the kind; their root fields contain its name. */
export async function fetchAgain(client: ApolloClient, { name, plural }: RecordNoun): Promise<void> {
  const nouns = [name.toLowerCase(), plural.toLowerCase()];
  const isAffected = (field: string) => nouns.some((noun) => field.toLowerCase().includes(noun));
  const queries = client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({
        fields: (value: unknown, { fieldName, INVALIDATE }) => (isAffected(fieldName) ? INVALIDATE : value),
      }),
  });
  // The record is saved whatever comes of this: a query that fails shows that where its data would be.
  await queries.catch(() => undefined);
}
