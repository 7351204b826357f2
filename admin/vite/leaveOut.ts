import type { Plugin } from 'vite';

interface LeftOut {
  /** End of the path of the module that does without the others. */
  readonly importer: RegExp;
  /**
   * What it imports in vain, by the end of the import's path: the names it imports beside the default, or the source of
   * what stands in its place.
   */
  readonly modules: Readonly<Record<string, readonly string[] | string>>;
}

const PREFIX = '\0left-out:';

/**
 * Leaves modules out of the bundle that a library imports for features which the console switches off. Whoever renders
 * one nevertheless gets an error that says so; a module that is no longer imported fails the build, so that a new version
 * of the library cannot go unnoticed.
 */
export function leaveOut(parts: readonly LeftOut[]): Plugin {
  const unseen = new Set(parts.flatMap(({ modules }) => Object.keys(modules)));
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const part = parts.find((candidate) => importer && candidate.importer.test(importer));
      const module = part && Object.keys(part.modules).find((end) => source.endsWith(end));
      if (!module) return null;
      unseen.delete(module);
      return `${PREFIX}${module}`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const module = id.slice(PREFIX.length);
      const names = parts.find(({ modules }) => module in modules)?.modules[module] ?? [];
      if (typeof names === 'string') return names;
      const message = `${module} is left out of the bundle (admin/vite.config.ts).`;
      return [
        `const LeftOut = () => { throw new Error(${JSON.stringify(message)}); };`,
        'export default LeftOut;',
        ...names.map((name) => `export const ${name} = ${name.endsWith('Classes') ? '{}' : 'LeftOut'};`),
      ].join('\n');
    },
    buildEnd(error) {
      if (!error && unseen.size > 0) this.error(`Nothing imports ${[...unseen].join(', ')} any more.`);
    },
  };
}
