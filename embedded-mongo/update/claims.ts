import { badValue, MongoError } from '../errors.js';
import type { Path } from '../query/paths.js';
import type { ArrayFilters } from './targets.js';

/** What an update has laid claim to under one field: fields by name, or elements of its array by $[] and $[x]. */
interface Claim {
  readonly ofElements: boolean;
  readonly children: Map<string, Claim | 'changed'>;
}

const identifierOf = (part: string): string | undefined => /^\$\[(.*)\]$/.exec(part)?.[1];

/** The paths of one update: none may be changed twice, nor as a whole and in part. */
export class Claims {
  readonly identifiers = new Set<string>();
  private readonly root: Claim = { ofElements: false, children: new Map() };

  constructor(private readonly filters: ArrayFilters) {}

  /** Throws where the path collides with an earlier one (40), or no array filter is for one of its identifiers (2). */
  add(path: Path): void {
    let current = this.root;
    path.forEach((part, depth) => {
      this.assertKnown(part, path);
      const child = current.children.get(part);
      const next = path[depth + 1];
      if (next === undefined) {
        if (child !== undefined) throw conflict(path, depth);
        current.children.set(part, 'changed');
        return;
      }
      const ofElements = identifierOf(next) !== undefined;
      if (child === 'changed' || (child !== undefined && child.ofElements !== ofElements)) throw conflict(path, depth);
      const claim: Claim = child ?? { ofElements, children: new Map() };
      current.children.set(part, claim);
      current = claim;
    });
  }

  private assertKnown(part: string, path: Path): void {
    const identifier = identifierOf(part);
    if (identifier === undefined || identifier === '') return;
    if (!this.filters.has(identifier))
      throw badValue(`No array filter found for identifier '${identifier}' in path '${path.join('.')}'`);
    this.identifiers.add(identifier);
  }
}

const conflict = (path: Path, depth: number): MongoError =>
  new MongoError(
    40,
    'ConflictingUpdateOperators',
    `Updating the path '${path.join('.')}' would create a conflict at '${path.slice(0, depth + 1).join('.')}'`,
  );
