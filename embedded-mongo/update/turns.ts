import type { Doc } from '../bson/value.js';
import { MongoError } from '../errors.js';
import type { Path } from '../query/paths.js';
import { type ArrayFilters, concretePaths } from './targets.js';

/** One change at one place. */
export interface Turn<Change> {
  readonly change: Change;
  readonly path: Path;
}

const dynamicPart = (path: Path): number => path.findIndex((part) => part.startsWith('$'));

/**
 * The changes in the order in which they are applied; those by $, $[] and $[x] of one array element by element. Throws where
 * two of an element's changes collide.
 */
export function* turnsOf<Change extends { readonly path: Path }>(
  changes: readonly Change[],
  doc: Doc,
  filters: ArrayFilters,
  positional: () => string,
): Generator<Turn<Change>> {
  for (let i = 0; i < changes.length;) {
    const { path } = changes[i] as Change;
    const at = dynamicPart(path);
    const array = path.slice(0, at).join('.');
    const isAlike = (other: Change | undefined): boolean =>
      other !== undefined && at >= 0 && dynamicPart(other.path) === at && other.path.slice(0, at).join('.') === array;
    const group = [changes[i++] as Change];
    while (isAlike(changes[i])) group.push(changes[i++] as Change);
    const turns = group.flatMap((change) =>
      concretePaths(doc, change.path, filters, positional).map((concrete) => ({ change, path: concrete })),
    );
    yield* group.length === 1 ? turns : byElement(turns, at);
  }
}

function* byElement<Change>(turns: readonly Turn<Change>[], at: number): Generator<Turn<Change>> {
  const elements = new Map<number, Turn<Change>[]>();
  for (const turn of turns) {
    const element = Number(turn.path[at]);
    elements.set(element, [...(elements.get(element) ?? []), turn]);
  }
  for (const [, own] of [...elements].sort(([a], [b]) => a - b)) {
    assertApart(own.map(({ path }) => path.join('.')));
    yield* own;
  }
}

function assertApart(paths: readonly string[]): void {
  paths.forEach((path, i) => {
    const collides = (other: string): boolean =>
      other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`);
    if (paths.slice(0, i).some(collides))
      throw new MongoError(40, 'ConflictingUpdateOperators', `Update created a conflict at '${path}'`);
  });
}
