/** What the bundler tells of modules while it puts them into chunks. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Tells whether a module is one of those that an entry imports as it starts, itself or through others: the entry cannot
 * run before all of them are there.
 * @param entry path of the module
 * @param apart modules that are reached only by the way of lists of exports, and belong to who uses them
 */
export function staticImportsOf(entry: string, apart: RegExp): (id: string, graph: ModuleGraph) => boolean {
  let found: Set<string> | null = null;
  return (id, graph) => {
    if (!found) {
      found = new Set([entry]);
      // A set is walked in the order in which it grows.
      for (const module of found) {
        for (const next of graph.getModuleInfo(module)?.importedIds ?? []) if (!apart.test(next)) found.add(next);
      }
    }
    return found.has(id);
  };
}
