import type { Plugin, Rolldown } from 'vite';

/** The chunk of lists (vite.config.ts). */
const LISTS = 'list';

/** The address of every list ends with it (admin/navigation/registry.ts). */
const LIST_PATH = '/view';

/** Runs in the page: at the address of a list, preloads its modules and styles, allowed by the nonce of the script itself. */
const scriptOf = (modules: readonly string[], styles: readonly string[]) => `
  if (location.pathname.endsWith('${LIST_PATH}')) {
    const { nonce } = document.currentScript;
    const preload = (link) => document.head.append(Object.assign(document.createElement('link'), { nonce, ...link }));
    for (const href of ${JSON.stringify(modules)}) preload({ rel: 'modulepreload', crossOrigin: '', href });
    for (const href of ${JSON.stringify(styles)}) preload({ rel: 'preload', as: 'style', crossOrigin: '', href });
  }
`;

/**
 * Has the console's page load the code of lists at the same time as its own, at their addresses: otherwise it would be
 * requested once the page's own scripts have run (ADR-0118).
 */
export const preloadLists: Plugin = {
  name: 'preload-lists',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {}, chunk, path }) => {
      const lists = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === LISTS);
      if (path !== '/index.html' || !chunk || !lists) return [];
      const own = withImports(bundle, chunk.fileName);
      const hrefs = [...withImports(bundle, lists.fileName)].filter((file) => !own.has(file));
      const address = (file: string) => `/admin/${file}`;
      const styles = lists.type === 'chunk' ? [...(lists.viteMetadata?.importedCss ?? [])] : [];
      const script = scriptOf(hrefs.map(address), styles.map(address));
      // Before the styles, for which scripts after them wait.
      return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
    },
  },
};

/** A chunk, and those that it imports statically, directly or transitively. */
function withImports(bundle: Rolldown.OutputBundle, entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  // A Set is iterated in insertion order, including items added meanwhile.
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const next of file.imports) found.add(next);
  }
  return found;
}
