import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { acyclicChunks } from './vite/acyclicChunks.ts';
import { compileHints } from './vite/compileHints.ts';
import { textsOfOneLanguage } from './vite/consoleTexts.ts';
import { staffGates } from './vite/staffGates.ts';
import { documentsApart } from './vite/documents.ts';
import { pageParts } from './vite/pageParts.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { preloadLists } from './vite/preloadLists.ts';
import { staticImportsOf } from './vite/staticImports.ts';
import { textNames } from './vite/textNames.ts';

const API = process.env.API_URL ?? 'http://localhost:4000';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Its index exports all of it, of which each page needs little: the parts go to the chunks of who imports them. */
const apart = /node_modules\/graphql\//;

/** What the sign-in page imports as it starts: the console has it in common. */
const isOfSignIn = staticImportsOf(fileOf('login.html'), apart);
/** What every list imports as it starts. */
const isOfLists = staticImportsOf(fileOf('records/list/ListView.tsx'), apart);
/** What the words of each language import: they are loaded before lists. */
const ofTexts = readdirSync(fileOf('texts/languages')).map((name) =>
  staticImportsOf(fileOf(`texts/languages/${name}`), apart),
);
const isEntry = (id: string) => /\.html$|\/admin\/(main|signIn\/main)\.tsx$/.test(id);
const pages = { index: 'index.html', login: 'login.html' };

export default defineConfig({
  root: fileOf('.'),
  base: '/admin/',
  // The server puts each answer's own word in its place (api/http/staticFiles.ts).
  html: { cspNonce: '__NONCE__' },
  plugins: [
    react(),
    pageParts,
    documentsApart,
    textsOfOneLanguage,
    staffGates,
    textNames,
    acyclicChunks,
    preloadFonts,
    preloadLists,
    compileHints(['first', 'start', 'list']),
  ],
  // RxJS resolves to a build for old browsers without the condition es2015.
  resolve: {
    conditions: ['polyphony:source', 'es2015', ...defaultClientConditions],
    // Texts are parsed when the console is built: the parser is three quarters of what formats them.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that the console supports (it needs light-dark()) preloads modules by itself.
    modulePreload: { polyfill: false },
    // Kilobytes before compression: the chunk that every page starts with holds React, the router, Apollo and the theme.
    chunkSizeWarningLimit: 800,
    // By the graph of modules alone: what every page starts with, what the shell needs, then by the routes that share code.
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(pages).map(([name, file]) => [name, fileOf(file)])),
      output: {
        codeSplitting: {
          groups: [
            // The bundler's helpers and the modules of the sign-in page: every page starts with them.
            { name: 'first', test: /rolldown\/runtime/, priority: 5 },
            {
              name: (id, graph) => (!isEntry(id) && isOfSignIn(id, graph) ? 'first' : null),
              debugName: 'first',
              includeDependenciesRecursively: false,
              priority: 4,
            },
            {
              name: 'start',
              test: (id) => !isEntry(id) && !apart.test(id),
              tags: ['$initial'],
              includeDependenciesRecursively: false,
              priority: 3,
            },
            {
              name: (id, graph) => (isOfLists(id, graph) && !ofTexts.some((isOf) => isOf(id, graph)) ? 'list' : null),
              debugName: 'list',
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // The rest by the routes that share it: one chunk for each set of routes.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              includeDependenciesRecursively: false,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/graphql': API, '/live': API, '/api': API } },
});
