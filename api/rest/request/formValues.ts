import type { Values } from '../../records/rest/row.js';

/** Levels that a bracketed name may have; what is deeper is kept as one odd name, and so refused as unknown. */
const MAX_LEVELS = 5;

class Tree extends Map<string, unknown> {}

/** 'a[b][]' is a, b and a list; a name without brackets is itself. */
function pathOf(name: string): string[] {
  const found = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name);
  if (!found) return [name];
  const [, head = name, rest = ''] = found;
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
  return path.length > MAX_LEVELS ? [name] : path;
}

/** Objects without a prototype: a field called `__proto__` is a field like any other. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!(value instanceof Tree)) return value;
  const names = [...value.keys()];
  // A browser sends the entries of a list in the order of its page, other clients in any.
  if (names.every((name) => /^\d+$/.test(name)))
    return names.sort((a, b) => Number(a) - Number(b)).map((name) => plain(value.get(name)));
  const object: Record<string, unknown> = { __proto__: null };
  for (const [name, inner] of value) object[name] = plain(inner);
  return object;
}

/**
 * Fields of a form or a query as values: repeated names ('tag=a&tag=b', or 'tag[]') become lists, and bracketed ones
 * ('translateData[lang]=ar') objects, as common form libraries send them.
 */
export function formValues(fields: Iterable<readonly [string, unknown]>): Values {
  const root = new Tree();
  for (const [name, value] of fields) {
    const path = pathOf(name);
    const list = path.length > 1 && path.at(-1) === '';
    if (list) path.pop();
    let at: Tree = root;
    for (const part of path.slice(0, -1)) {
      const next = at.get(part);
      const inner = next instanceof Tree ? next : new Tree();
      at.set(part, inner);
      at = inner;
    }
    const last = path.at(-1) ?? name;
    const before = at.get(last);
    if (Array.isArray(before)) before.push(value);
    else if (before === undefined) at.set(last, list ? [value] : value);
    else at.set(last, [before, value]);
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, plain(value)]));
}
