import { equalValues } from '../bson/key.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';

interface Difference {
  readonly updatedFields: Doc;
  readonly removedFields: string[];
  readonly truncatedArrays: Doc[];
}

const isSame = (a: Value, b: Value): boolean => typeof a === typeof b && equalValues(a, b);

/** How a document became another, as an update's description in a change stream says it: by paths as deep as can be. */
export function differenceOf(before: Doc, after: Doc): Doc {
  const difference: Difference = { updatedFields: {}, removedFields: [], truncatedArrays: [] };
  compareDocs(before, after, '', difference);
  return { ...difference };
}

function compareDocs(before: Doc, after: Doc, prefix: string, into: Difference): void {
  for (const field of Object.keys(before)) if (!(field in after)) into.removedFields.push(prefix + field);
  for (const field of Object.keys(after)) compare(before[field], after[field], prefix + field, field in before, into);
}

function compare(before: Value, after: Value, path: string, wasThere: boolean, into: Difference): void {
  if (wasThere && isSame(before, after)) return;
  if (isDoc(before) && isDoc(after)) compareDocs(before, after, `${path}.`, into);
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, into);
  else into.updatedFields[path] = after;
}

function compareLists(before: readonly Value[], after: readonly Value[], path: string, into: Difference): void {
  if (after.length < before.length) into.truncatedArrays.push({ field: path, newSize: after.length });
  for (const [i, element] of after.entries()) compare(before[i], element, `${path}.${i}`, i < before.length, into);
}
