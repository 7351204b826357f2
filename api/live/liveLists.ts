import { allKinds } from '@polyphony/domain/kinds/index.js';
import { allReadMostlyKinds } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import type { GraphQLSchema } from 'graphql';
import { gatesOf, type Gate } from '../access/gates.js';

const liveReadMostly = allReadMostlyKinds.filter(({ live }) => live);

/**
 * The lists whose changes are published to the console: the name of the content stamp, and the root field of the list.
 * Users who may query that field are notified. Kinds are added by themselves.
 */
export const liveLists: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...allKinds, ...liveReadMostly].map(({ name, plural }) => [name, plural])),
};

/**
 * The gate of each list: who is notified of its changes.
 * @throws Error when a list has no gate
 */
export function liveGates(schema: GraphQLSchema): ReadonlyMap<string, Gate> {
  const queries = gatesOf(schema).get('Query');
  return new Map(
    Object.entries(liveLists).map(([name, list]) => {
      const gate = queries?.get(list);
      if (!gate) throw new Error(`Live lists: Query.${list} has no @permission.`);
      return [name, gate];
    }),
  );
}
