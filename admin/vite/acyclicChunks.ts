import type { Plugin } from 'vite';

/**
 * Fails the build when chunks import each other in a cycle: one of them would run before its dependencies, which causes
 * undefined components on pages that load them in that order.
 */
export const acyclicChunks: Plugin = {
  name: 'acyclic-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const importsOf = (file: string): readonly string[] => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    const settled = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      const start = trail.indexOf(file);
      if (start >= 0) this.error(`Chunks wait for each other: ${[...trail.slice(start), file].join(' → ')}`);
      if (settled.has(file)) return;
      for (const next of importsOf(file)) visit(next, [...trail, file]);
      settled.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};
