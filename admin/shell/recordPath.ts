import { kindFacts } from '../graphql/generated/kindFacts';
import { screens } from '../screens';

const facts: Readonly<Record<string, { readonly names: { readonly update: string } }>> = kindFacts;

/** The path of the screen that changes a record, below /admin; null where its kind has none. */
export function recordPath(kindName: string, id: string): string | null {
  const update = facts[kindName]?.names.update;
  const screen = update && screens.find(({ gate, path }) => gate?.[1] === update && path.endsWith('/:slugAndId'));
  return screen ? `/${screen.path.replace(':slugAndId', id)}` : null;
}
