import { defineConfig, type Plugin } from 'vite';
import { ASSETS_PATH } from './document/assetsPath.js';
import { lookSheets } from './styles/lookSheets.js';
import { islands } from './islands/registry.js';

/** Vite leaves the address of a file that it does not find as it is: a look without its typefaces is no build. */
const fontsAreFound: Plugin = {
  name: 'fonts-are-found',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'asset' && output.fileName.endsWith('.css') && String(output.source).includes('@fontsource'))
        this.error(`${output.fileName} names a typeface that is not installed.`);
  },
};

/**
 * `vite build` makes the scripts and styles of the browser, `vite build --ssr` the server's bundle. The server's bundle
 * holds React as well, in its production form whatever NODE_ENV says, and loads as one file.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: ASSETS_PATH,
  publicDir: false,
  plugins: [fontsAreFound],
  resolve: {
    conditions: ['polyphony:source'],
    // Texts reach the browser parsed (domain/catalogues): the parser is three quarters of what formats them.
    alias: isSsrBuild
      ? []
      : [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, resolve: { conditions: ['polyphony:source', 'module', 'node', 'default'] } },
  build: isSsrBuild
    ? {
        ssr: 'server.tsx',
        outDir: 'dist/server',
        rollupOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        assetsDir: '',
        manifest: true,
        cssCodeSplit: true,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['client/site.ts', 'client/notices.ts', ...Object.values(islands), ...Object.values(lookSheets)],
        },
      },
}));
