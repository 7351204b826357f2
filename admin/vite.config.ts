import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leaveOut } from './vite/leaveOut.ts';

const API = process.env.API_URL ?? 'http://localhost:4000';

/**
 * DataGrid wires every feature into one object, used or not. Lists have filters and a pager of their own, and no column
 * menu, no toolbar, no editing in place and cells of their own: a fifth of the grid's weight.
 */
const gridWithout = leaveOut([
  {
    importer: /x-data-grid\/material\/index\.mjs$/,
    modules: {
      '@mui/material/Autocomplete': [],
      '@mui/material/Badge': [],
      '@mui/material/Chip': [],
      '@mui/material/Tab': [],
      '@mui/material/TablePagination': ['tablePaginationClasses'],
      '@mui/material/Tabs': [],
      '@mui/material/ToggleButton': [],
    },
  },
  {
    importer: /x-data-grid\/constants\/defaultGridSlotsComponents\.mjs$/,
    modules: {
      'menu/columnMenu/GridColumnMenu.mjs': ['GridColumnMenu'],
      'toolbarV8/GridToolbar.mjs': ['GridToolbar'],
    },
  },
  {
    importer: /x-data-grid\/components\/(panel\/filterPanel|panel|columnsManagement)\/index\.mjs$/,
    modules: {
      './GridColumnsManagement.mjs': ['GridColumnsManagement'],
      './GridColumnsPanel.mjs': ['GridColumnsPanel'],
      './GridFilterPanel.mjs': ['GridFilterPanel'],
    },
  },
  {
    importer: /x-data-grid\/colDef\/\w+\.mjs$/,
    modules: {
      'cell/GridActionsCell.mjs': ['renderActionsCell'],
      'cell/GridBooleanCell.mjs': ['renderBooleanCell'],
      'cell/GridEditBooleanCell.mjs': ['renderEditBooleanCell'],
      'cell/GridEditDateCell.mjs': ['renderEditDateCell'],
      'cell/GridEditInputCell.mjs': ['renderEditInputCell'],
      'cell/GridEditLongTextCell.mjs': ['renderEditLongTextCell'],
      'cell/GridEditSingleSelectCell.mjs': ['renderEditSingleSelectCell'],
      'cell/GridLongTextCell.mjs': ['renderLongTextCell'],
      'filterPanel/GridFilterInputDate.mjs': ['GridFilterInputDate'],
      'filterPanel/GridFilterInputMultipleSingleSelect.mjs': ['GridFilterInputMultipleSingleSelect'],
      'filterPanel/GridFilterInputMultipleValue.mjs': ['GridFilterInputMultipleValue'],
      'filterPanel/GridFilterInputSingleSelect.mjs': ['GridFilterInputSingleSelect'],
      'filterPanel/GridFilterInputValue.mjs': ['GridFilterInputValue'],
    },
  },
]);

/**
 * What only forms need stands in a chunk of its own: merged with what lists share, every list would load it. All that
 * calls it while it is loaded stands here or in a route's own module, or the chunks would wait for each other.
 */
const onlyForms = new RegExp(
  [
    'node_modules/(yup|react-hook-form|@hookform|@sindresorhus|property-expr|toposort|tiny-case)/',
    '/domain/(rules|slug|validation|passwords|profile|signIn)\\.',
    '/domain/kinds/category\\.',
    '/admin/fields/',
    '/admin/records/((?!format)\\w*[fF]orm\\w*|LeaveGuard|ConflictDialog|editing|useSlugFollowing)\\.',
  ].join('|'),
);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  // The server puts each answer's own word in its place (api/http/staticFiles.ts).
  html: { cspNonce: '__NONCE__' },
  plugins: [react(), gridWithout],
  resolve: { conditions: ['polyphony:source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Kilobytes before compression: the chunk that every page starts with holds React, the router, Apollo and the theme.
    chunkSizeWarningLimit: 800,
    // Few, larger chunks compress better: one for what every page starts with, then by the routes that share code.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`,
        codeSplitting: {
          groups: [
            // The bundler's own helpers go with the start, or the chunk they happen to land in is loaded by every page.
            { name: 'start', test: /rolldown\/runtime/, priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'forms', test: onlyForms, includeDependenciesRecursively: false, priority: 1 },
            // Merged with what lists share, every list would load it; none shows one.
            { name: 'chip', test: /@mui\/material\/Chip\//, includeDependenciesRecursively: false, priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/graphql': API, '/live': API, '/api': API } },
});
