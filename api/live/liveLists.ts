import { allKinds } from '@polyphony/domain/kinds/index.js';
import { allReadMostlyKinds } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import type { GraphQLSchema } from 'graphql';
import { gatesOf, type Gate } from '../access/gates.js';

const liveReadMostly = allReadMostlyKinds.filter(({ live }) => live);

/**
 * What the console is told changes of: the name of its content stamp, and the root field that lists it. Whoever may use
 * that field hears of the changes. Kinds are here by themselves.
 */
export const liveLists: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...allKinds, ...liveReadMostly].map(({ name, plural }) => [name, plural])),
};

/**
 * Who may hear of which changes.
 * @throws Error when a list has no gate: nobody could say who may hear of it
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
