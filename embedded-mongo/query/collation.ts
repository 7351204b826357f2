import { isDoc, type Value } from '../bson/value.js';
import { typeMismatch, unsupported } from '../errors.js';

/** Throws for a collation other than the simple one, which is none: strings compare by their bytes. */
export function assertSimple(collation: Value): void {
  if (collation === undefined || collation === null) return;
  if (!isDoc(collation)) throw typeMismatch('Expected field collation to be of type object');
  if (Object.keys(collation).length > 0 && collation.locale !== 'simple') throw unsupported('collation');
}
