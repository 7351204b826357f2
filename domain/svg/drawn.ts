import { MAX_SVG_DRAWN } from './allowed.js';

/** An element of a cleaned SVG; strings among its children are text. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (SvgNode | string)[];
}

/** Maximum length of a chain of references. */
const MAX_CHAIN = 1_000;

const urlsIn = (value: string): readonly string[] =>
  [...value.matchAll(/url\(\s*['"]?#([^\s'"()]+)/gi)].map(([, id = '']) => id);

/** The ids that an element refers to: `href="#a"`, `fill="url(#b)"`, `style="mask:url(#c)"`. */
const ownReferences = (node: SvgNode): readonly string[] =>
  [...node.attributes].flatMap(([name, value]) =>
    name === 'href' && value.startsWith('#') ? [value.slice(1)] : urlsIn(value),
  );

interface Found {
  readonly byId: ReadonlyMap<string, SvgNode>;
  /** The ids that style sheet rules refer to, by class selector; '' for all other rules. */
  readonly byClass: ReadonlyMap<string, readonly string[]>;
}

/** The references of rules would be looked up more often than all that may be drawn; caught by `drawnElements`. */
class TooMany extends Error {}

function find(root: SvgNode): Found {
  const byId = new Map<string, SvgNode>();
  const byClass = new Map<string, string[]>();
  let noted = 0;
  const visit = (node: SvgNode): void => {
    const id = node.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    for (const child of node.children) {
      if (typeof child !== 'string') visit(child);
      else if (node.name === 'style') readRules(child);
    }
  };
  const readRules = (sheet: string): void => {
    for (const rule of sheet.split('}')) {
      const [selector = '', body = ''] = rule.split('{');
      const urls = urlsIn(body);
      if (urls.length === 0) continue;
      const classes = new Set([...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
      for (const name of classes.size > 0 ? classes : ['']) {
        noted += urls.length;
        if (noted > MAX_LOOKED_UP) throw new TooMany();
        const ids = byClass.get(name) ?? [];
        ids.push(...urls);
        byClass.set(name, ids);
      }
    }
  };
  visit(root);
  return { byId, byClass };
}

/** Maximum number of references that are looked up, in all. */
const MAX_LOOKED_UP = 2 * MAX_SVG_DRAWN;

/**
 * The number of elements drawn when all references are expanded, or null beyond the limit: ten elements that each use
 * the previous one ten times draw ten billion elements.
 */
export function drawnElements(root: SvgNode): number | null {
  try {
    const drawn = countDrawn(root);
    return drawn > MAX_SVG_DRAWN ? null : drawn;
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

function countDrawn(root: SvgNode): number {
  const { byId, byClass } = find(root);
  let lookedUp = 0;
  function* referencesOf(node: SvgNode): Generator<string> {
    yield* ownReferences(node);
    for (const name of new Set(['', ...(node.attributes.get('class') ?? '').split(/\s+/)]))
      yield* byClass.get(name) ?? [];
  }

  const known = new Map<SvgNode, number>();
  const count = (node: SvgNode, chain: number): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (chain > MAX_CHAIN) return MAX_SVG_DRAWN + 1;
    // A circular reference draws nothing in browsers, so it counts 0.
    known.set(node, 0);
    let sum = 1;
    for (const child of node.children) if (typeof child !== 'string') sum += count(child, chain + 1);
    for (const id of referencesOf(node)) {
      lookedUp += 1;
      if (lookedUp > MAX_LOOKED_UP) throw new TooMany();
      const target = byId.get(id);
      if (target) sum += count(target, chain + 1);
    }
    known.set(node, Math.min(sum, MAX_SVG_DRAWN + 1));
    return sum;
  };
  return count(root, 0);
}
