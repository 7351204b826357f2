import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** GraphiQL's style sheet carries its typefaces as data, which the policy refuses: the system's are shown instead. */
const withoutTypefaces: Plugin = {
  name: 'without-typefaces',
  enforce: 'pre',
  async load(id) {
    if (!/node_modules\/graphiql\/.*\.css$/.test(id)) return null;
    return (await readFile(id, 'utf8')).replace(/@font-face\s*\{[^}]*\}/g, '');
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphql/',
  // The server writes the nonce of each response in its place (api/graphql/http/graphqlPage.ts).
  html: { cspNonce: '__NONCE__' },
  plugins: [withoutTypefaces],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers without JavaScript would report preloaded modules as refused.
    modulePreload: false,
    // Kilobytes before compression: a tool for development, loaded by no visitor.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // Packages mark modules for server components, which this page has none of.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
