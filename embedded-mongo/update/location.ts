import { isDoc, type Doc, fieldOf, setField, type Value } from '../bson/value.js';
import { badValue, MongoError } from '../errors.js';
import { isIndex, type Path } from '../query/paths.js';
import { describe } from './describe.js';

const MAX_PADDING = 1_500_000;

/** The value at a concrete path (field names and array indexes). */
export function valueAt(doc: Doc, path: Path): Value {
  let value: Value = doc;
  for (const part of path) {
    if (Array.isArray(value)) value = isIndex(part) ? (value as Value[])[Number(part)] : undefined;
    else if (isDoc(value)) value = fieldOf(value, part);
    else return undefined;
  }
  return value;
}

/** Sets the value, making the documents on the way. Throws PathNotViable (28) where a scalar or an array is in the way. */
export function setAt(doc: Doc, path: Path, value: Value): void {
  let container: Value = doc;
  path.forEach((part, depth) => {
    const last = depth === path.length - 1;
    if (Array.isArray(container)) {
      if (!isIndex(part)) throw notViable(path, depth, container);
      const index = Number(part);
      if (index > container.length + MAX_PADDING) throw badValue(`Cannot pad array: index ${index} is too large`);
      while (container.length < index) container.push(null);
      if (last) container[index] = value;
      else {
        if (container[index] === undefined) container[index] = {};
        container = container[index];
      }
    } else if (isDoc(container)) {
      if (last) return setField(container, part, value);
      let next = fieldOf(container, part);
      if (next === undefined) setField(container, part, (next = {}));
      container = next;
    } else throw notViable(path, depth, container);
  });
}

function notViable(path: Path, depth: number, container: Value): MongoError {
  const element = `{${path[depth - 1] ?? ''}: ${describe(container)}}`;
  return new MongoError(28, 'PathNotViable', `Cannot create field '${path[depth]}' in element ${element}`);
}

/** Removes the field; an element of an array becomes null, as in MongoDB. */
export function unsetAt(doc: Doc, path: Path): void {
  const container = valueAt(doc, path.slice(0, -1));
  const last = path[path.length - 1] as string;
  if (Array.isArray(container) && isIndex(last) && Number(last) < container.length) container[Number(last)] = null;
  else if (isDoc(container)) delete container[last];
}
