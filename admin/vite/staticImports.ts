/** The part of the bundler's module information that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Returns a predicate for modules that an entry imports statically, directly or transitively: the entry cannot run
 * before they are loaded.
 * @param entry path of the module
 * @param apart modules to exclude: reached only through barrel files, they belong to their users
 */
export function staticImportsOf(entry: string, apart: RegExp): (id: string, graph: ModuleGraph) => boolean {
  let found: Set<string> | null = null;
  return (id, graph) => {
    if (!found) {
      found = new Set([entry]);
      // A Set is iterated in insertion order, including items added meanwhile.
      for (const module of found) {
        for (const next of graph.getModuleInfo(module)?.importedIds ?? []) if (!apart.test(next)) found.add(next);
      }
    }
    return found.has(id);
  };
}
