import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { acyclicChunks } from './vite/acyclicChunks.ts';
import { documentsApart } from './vite/documents.ts';
import { pageParts } from './vite/pageParts.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { staticImportsOf } from './vite/staticImports.ts';
import { withoutUnused } from './vite/unused.ts';

const API = process.env.API_URL ?? 'http://localhost:4000';

/**
 * What only forms need stands in a chunk of its own: merged with what lists share, every list would load it. All that
 * calls it while it is loaded stands here or in a route's own module, or the chunks would wait for each other.
 */
const onlyForms = new RegExp(
  [
    'node_modules/(yup|react-hook-form|@hookform|@sindresorhus|property-expr|toposort|tiny-case)/',
    '/domain/(rules|slug|validation|passwords|profile|signIn)\\.',
    '/domain/kinds/category\\.',
    // Signing in again in a dialog; the rules of the sign-in page.
    '/admin/(session/SignInForm|signIn/check)\\.',
    // The editor comes when a form has one.
    '/admin/fields/(?![rR]ichText)',
    '/admin/records/(form/(\\w*[fF]orm\\w*|ConflictDialog|CreatedNotice|editing|useSlugFollowing)|formValues|RecordStatus)\\.',
  ].join('|'),
);

/** What asks before something is done: loaded when it is. */
const onlyDialogs =
  /node_modules\/@mui\/material\/Dialog\w*\/|\/admin\/(ui\/dialogs\/\w+|records\/(DeleteDialog|form\/LeaveGuard|useUnloadGuard))\./;
/** What several screens show, and no table of records. */
const notInLists =
  /node_modules\/(@mui\/material\/(Card|FormControlLabel|Stack|ToggleButton(Group)?)\/|@mui\/utils\/getValidReactChildren\/|@apollo\/client\/react\/hooks\/(useLazyQuery|internal\/useRenderGuard)\.)|icons-material\/(Block|CheckCircle|ContentCopy|ErrorOutlined|CloudUploadOutlined|CancelOutlined|CheckCircleOutlined|HourglassEmpty|BrokenImageOutlined|PictureAsPdfOutlined|PlayCircleOutlined|WarningAmber)\./;
/** What opens over the page: menus, panels, dialogs. */
const onlyMenus =
  /node_modules\/@mui\/(material\/(Backdrop|Divider|Fade|Grow|List\w*|Menu\w*|Modal|Popover|Select\/utils|Unstable_TrapFocus|utils\/(getScrollbarSize|focusWithVisible))|utils\/(useRovingTabIndex|fastObjectShallowCompare))\b/;
/** The library and its picker, with what only the picker asks. */
const onlyFiles =
  /\/admin\/files\/|\?document=PickerFilesDocument|node_modules\/@mui\/material\/(usePagination|Pagination)\//;
/** What the table says by itself in another language: loaded by who reads it, before any table is. */
const onlyGridWords = /node_modules\/@mui\/x-data-grid\/(locales|utils\/getGridLocalization)/;
/** What fields are made of: in pieces, the chunks of who uses some of them would wait for each other. */
const onlyInputs =
  /node_modules\/@mui\/material\/(Form(Control|HelperText|Label)|Input(Adornment|Base|Label)|NativeSelect|OutlinedInput|Select(?!\/utils)|TextField|TextareaAutosize)\//;
/** What places something beside something else: hints, menus beside icons. Few are opened, and none at first. */
const onlyPlacing = /node_modules\/(@popperjs\/core|@mui\/material\/Popper)\/|\/admin\/shell\/navigation\/Flyout\./;
/** The table of lists: loaded by lists, while the shell is already seen. */
const onlyGrid =
  /node_modules\/@mui\/x-(data-grid(?!\/(locales|utils\/getGridLocalization))|virtualizer)\/|\/admin\/records\/list\/ListGrid\./;
/** Shared by the table of lists and the charts: split further, their chunks would import each other in a cycle. */
const onlyXBase = /node_modules\/(@mui\/x-internals|reselect|use-sync-external-store)\//;
/** What the dashboards have in common; each is a chunk of its own. */
const onlyDashboards =
  /admin\/screens\/dashboards\/(?!\w+Screen)|@mui\/material\/Table(Body|Cell|Container|Head|Row)?\//;
/** The charts, and what they stand on. */
const onlyCharts =
  /node_modules\/(@mui\/x-(charts|charts-vendor|internal-gestures)|d3-\w+(-\w+)?|bezier-easing|flatqueue|internmap|robust-predicates|delaunator)\//;

const operationsOf = (id: string): string | null => /generated\/operations\/(\w+)\.ts$/.exec(id)?.[1] ?? null;

/**
 * All that the shell stands on, so that it is seen before the screen inside of it is there. Operations and the parser of
 * GraphQL are the screens' own.
 */
const isOfShell = staticImportsOf(
  fileURLToPath(new URL('shell/Shell.tsx', import.meta.url)),
  /\?document=|node_modules\/graphql\//,
);

const isEntry = (id: string) => /\.html$|\/admin\/(main|signIn\/main)\.tsx$/.test(id);
/** Of the console's documents and of GraphQL, the sign-in page needs no more than what these let through. */
const notOfSignIn =
  /\?document=(?!(CurrentSession|PublishedLanguages|SetLanguage|SignIn)Document)|node_modules\/graphql\//;
const printer =
  /node_modules\/graphql\/(language\/(printer|printString|blockString|characterClasses|reducer|ast|kinds)|jsutils\/(devAssert|inspect))\./;
const importsOfSignIn = staticImportsOf(fileURLToPath(new URL('login.html', import.meta.url)), notOfSignIn);

/** All that the sign-in page runs on, before anything of the console is loaded; the console has it in common. */
const isOfSignIn: typeof importsOfSignIn = (id, graph) =>
  !isEntry(id) && (importsOfSignIn(id, graph) || printer.test(id));
/** The form itself, which the console does not load but to sign in again in a dialog. */
const onlySignIn = /\/admin\/(signIn\/(?!main|check)|session\/signIn\.|theme\/colourMode\.)|\?document=SignInDocument/;
const pages = { index: 'index.html', login: 'login.html' };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  // The server puts each answer's own word in its place (api/http/staticFiles.ts).
  html: { cspNonce: '__NONCE__' },
  plugins: [react(), pageParts, withoutUnused, documentsApart, acyclicChunks, preloadFonts],
  // RxJS is written for old browsers unless it is asked for as of 2015.
  resolve: { conditions: ['polyphony:source', 'es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that the console supports (it needs light-dark()) preloads modules by itself.
    modulePreload: { polyfill: false },
    // Kilobytes before compression: the chunk that every page starts with holds React, the router, Apollo and the theme.
    chunkSizeWarningLimit: 800,
    // Few, larger chunks compress better: one for what every page starts with, then by the routes that share code.
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(pages).map(([name, file]) => [name, fileURLToPath(new URL(file, import.meta.url))]),
      ),
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`,
        codeSplitting: {
          groups: [
            // The bundler's own helpers go with the first, or the chunk they happen to land in is loaded by every page.
            { name: 'first', test: /rolldown\/runtime/, priority: 3 },
            { name: 'signIn', test: onlySignIn, includeDependenciesRecursively: false, priority: 4 },
            {
              name: (id, graph) => (isOfSignIn(id, graph) ? 'first' : null),
              debugName: 'first',
              includeDependenciesRecursively: false,
              priority: 3,
            },
            { name: 'start', test: (id) => !isEntry(id), tags: ['$initial'], priority: 2 },
            {
              name: (id, graph) => (isOfShell(id, graph) ? 'shell' : null),
              includeDependenciesRecursively: false,
              priority: 1.5,
            },
            // Each kind's operations by themselves: merged, a list would load those of kinds that it does not show.
            {
              name: (id) => operationsOf(id),
              debugName: 'operations',
              test: (id) => operationsOf(id) !== null,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            { name: 'forms', test: onlyForms, includeDependenciesRecursively: false, priority: 1 },
            // The library and its picker: forms, the editor and the screens of files load it, no other list does.
            { name: 'files', test: onlyFiles, includeDependenciesRecursively: false, priority: 1 },
            // Merged with what lists share, every list would load it; none shows one.
            { name: 'chip', test: /@mui\/material\/Chip\//, includeDependenciesRecursively: false, priority: 1 },
            // By themselves, or the chunks of what lists and dashboards share come to wait for each other.
            { name: 'dialogs', test: onlyDialogs, includeDependenciesRecursively: false, priority: 1 },
            { name: 'rare', test: notInLists, includeDependenciesRecursively: false, priority: 1 },
            { name: 'inputs', test: onlyInputs, includeDependenciesRecursively: false, priority: 1 },
            { name: 'menus', test: onlyMenus, includeDependenciesRecursively: false, priority: 1 },
            { name: 'placing', test: onlyPlacing, includeDependenciesRecursively: false, priority: 1 },
            { name: 'gridWords', test: onlyGridWords, includeDependenciesRecursively: false, priority: 1 },
            { name: 'grid', test: onlyGrid, includeDependenciesRecursively: false, priority: 1 },
            { name: 'xBase', test: onlyXBase, includeDependenciesRecursively: false, priority: 1 },
            { name: 'charts', test: onlyCharts, includeDependenciesRecursively: false, priority: 1 },
            { name: 'dashboards', test: onlyDashboards, includeDependenciesRecursively: false, priority: 1 },
            // Packages apart from what is written here, which they never import: merged, chunks would wait for each other.
            ...[/node_modules/, /^(?!.*node_modules)/].map((test) => ({
              name: 'shared',
              test,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 60_000,
            })),
          ],
        },
      },
    },
  },
  server: { proxy: { '/graphql': API, '/live': API, '/api': API } },
});
