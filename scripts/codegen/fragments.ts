import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, visit } from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const SKIPPED = new Set(['node_modules', 'dist', 'generated']);

/** Every fragment of the `.graphql` files below a folder, by name. */
export function readFragments(folder: string): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const path of graphqlFiles(folder)) {
    for (const definition of parse(readFileSync(path, 'utf8'), { noLocation: true }).definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const name = definition.name.value;
      if (fragments.has(name)) throw new Error(`Fragment '${name}' is declared twice (${path}).`);
      fragments.set(name, definition);
    }
  }
  return fragments;
}

function graphqlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : graphqlFiles(path);
      return entry.name.endsWith('.graphql') ? [path] : [];
    });
}

/** The fragments that a document spreads, and those that they spread. */
export function spreadBy(document: DocumentNode | FragmentDefinitionNode, all: Fragments): FragmentDefinitionNode[] {
  const found = new Map<string, FragmentDefinitionNode>();
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = all.get(name);
        if (!fragment) throw new Error(`There is no fragment '${name}'.`);
        if (found.has(name)) return;
        found.set(name, fragment);
        collect(fragment);
      },
    });
  collect(document);
  return [...found.values()];
}
