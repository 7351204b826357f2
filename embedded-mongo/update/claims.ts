import { MongoError } from '../errors.js';
import type { Path } from '../query/paths.js';

/** Claims of an update under one field. */
type Claim = Map<string, Claim | 'changed'>;

/** The paths of one update: none may be changed twice, nor as a whole and in part. */
export class Claims {
  private readonly root: Claim = new Map();

  /** Throws where the path collides with an earlier one (40). */
  add(path: Path): void {
    let current = this.root;
    path.forEach((part, depth) => {
      const child = current.get(part);
      if (depth === path.length - 1) {
        if (child !== undefined) throw conflict(path, depth);
        current.set(part, 'changed');
        return;
      }
      if (child === 'changed') throw conflict(path, depth);
      const claim: Claim = child ?? new Map();
      current.set(part, claim);
      current = claim;
    });
  }
}

const conflict = (path: Path, depth: number): MongoError =>
  new MongoError(
    40,
    'ConflictingUpdateOperators',
    `Updating the path '${path.join('.')}' would create a conflict at '${path.slice(0, depth + 1).join('.')}'`,
  );
