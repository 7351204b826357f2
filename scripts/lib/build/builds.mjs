import { rm } from 'node:fs/promises';
import { inRoot } from '../project.mjs';
import { runNode } from '../run.mjs';
import { freshness } from '../sources.mjs';
import { step } from '../steps.mjs';

const vite = (workspace, ...args) =>
  runNode([inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args], {
    cwd: inRoot(workspace),
    env: { NODE_ENV: 'production', FORCE_COLOR: undefined, NO_COLOR: '1' },
  });

const compileIn = (workspace) => async () => {
  const { compile } = await import('./compile.mjs');
  await compile(workspace);
};

/** Dependencies of every build beside its own sources: the packages, the compilers' settings and these scripts. */
const everywhere = [
  'package-lock.json',
  '.swcrc',
  'tsconfig.base.json',
  'scripts/lib/build/builds.mjs',
  'scripts/lib/build/compile.mjs',
];

/**
 * All builds: their names, their inputs (folders and files of the checkout), the builds before them whose output they use, an
 * output file that shows that they exist, and how to make them.
 */
export const builds = [
  { name: 'domain', inputs: ['domain'], output: 'domain/dist', make: compileIn('domain') },
  {
    name: 'embedded-mongo',
    inputs: ['embedded-mongo'],
    output: 'embedded-mongo/dist',
    make: compileIn('embedded-mongo'),
  },
  { name: 'api', inputs: ['api'], output: 'api/dist/start/main.js', make: compileIn('api') },
  {
    name: 'public-site',
    inputs: ['public-site', 'domain'],
    output: 'public-site/dist/server/server.js',
    make: async () => {
      await rm(inRoot('public-site/dist'), { recursive: true, force: true });
      await vite('public-site');
      await vite('public-site', '--ssr', 'server.tsx');
    },
  },
  // Its build reads the catalogues through the compiled domain (admin/vite/consoleTexts.ts).
  {
    name: 'admin',
    inputs: ['admin', 'domain'],
    after: ['domain'],
    output: 'admin/dist/index.html',
    make: () => vite('admin'),
  },
  // Served in development only (api/graphql/http/graphqlPage.ts).
  { name: 'explorer', inputs: ['explorer'], output: 'explorer/dist/index.html', make: () => vite('explorer') },
  // Served in production too (api/rest/openapi/restPage.ts).
  {
    name: 'reference',
    inputs: ['explorer/reference', 'explorer/package.json'],
    output: 'explorer/reference/dist/index.html',
    make: () => vite('explorer', '--config', 'reference/vite.config.ts'),
  },
];

/** The builds whose output is missing or outdated by content. */
export const staleBuilds = () =>
  builds
    .map((build) => ({ ...build, ...freshness(build.name, [...build.inputs, ...everywhere], build.output) }))
    .filter((build) => !build.fresh);

/**
 * Makes what is stale among the `wanted` builds, side by side but for those that use another: the compilers are done in a moment,
 * the Vite builds take a core each.
 */
export async function buildStale(wanted = () => true) {
  const stale = staleBuilds().filter(wanted);
  if (stale.length === 0) return;
  const finished = new Map();
  const finish = async ({ after = [], make, done }) => {
    await Promise.all(after.map((name) => finished.get(name)));
    await make();
    done();
  };
  await step(`Building ${stale.map((build) => build.name).join(', ')}`, () => {
    for (const build of stale) finished.set(build.name, finish(build));
    return Promise.all(finished.values());
  });
}
