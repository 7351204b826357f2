import { dirname, join, relative, sep } from 'node:path';
import { root, workspaces } from '../project.mjs';

/**
 * The layers of the API from top to bottom: a layer imports only layers below it. Tests use whatever is built on what they
 * test, and so does api/testing. `api/context.ts` and `api/services.ts` hold types alone, and may name any layer.
 */
export const apiLayers = [
  'start',
  'site',
  'rest',
  'live',
  'graphql',
  'http',
  'modules',
  'files',
  'identity',
  'records',
  'audit',
  'storage',
  'access',
  'migrations',
  'platform',
];

/**
 * The layers of `api/records`, in the same order: what a record is, how it is read and written, what takes part in every write,
 * the store that assembles the operations of a kind, what GraphQL makes of it, and what is built upon that.
 */
export const recordLayers = [
  'bin',
  'readMostly',
  'import',
  'export',
  'rest',
  'scheduled',
  'graphql',
  'bulk',
  'preview',
  'releases',
  'review',
  'store',
  'publishing',
  'drafts',
  'addresses',
  'history',
  'files',
  'search',
  'write',
  'read',
  'schema',
];

/** The layers of the console, in the same order; folders in one entry import each other. */
export const consoleLayers = [
  'routes',
  'shell',
  'screens',
  'home',
  'records/form',
  'preview',
  'fields',
  'files',
  'records',
  'navigation',
  'language',
  ['session', 'graphql', 'live'],
  'ui',
  'shortcuts',
  'theme',
  'texts',
  'platform',
];

const others = (...allowed) => `^(?!(?:${allowed.join('|')})/)(?:${workspaces.join('|')})/`;

/**
 * The import rules of docs/architecture.md as data. `from` and `to` are matched against paths from the root of the
 * checkout; `{1}` in `to` is the first group of `from`. `except` exempts some importers.
 */
export const importRules = [
  { from: '^domain/', to: others('domain'), why: 'domain imports no workspace' },
  { from: '^embedded-mongo/', to: others('embedded-mongo'), why: 'embedded-mongo imports no workspace' },
  {
    from: '^(?!embedded-mongo/)',
    to: '^embedded-mongo/',
    except:
      '^(?:api/platform/database/(?:database(?:\\.test)?|supported\\.test)\\.ts|api/testing/services/databaseWire\\.ts|scripts/lib/database\\.mjs)$',
    why: "only api/platform's database, the tests of its outages, and the commands for its backups, know the embedded database",
  },
  {
    from: '^api/',
    to: '^(?:admin|explorer|e2e|bench)/',
    why: 'the API knows no front end but the site that it serves',
  },
  {
    from: '^e2e/',
    to: '^(?:api/(?!testing/)|embedded-mongo/)',
    why: 'journeys run the built server, and reach it only as its users do',
  },
  { from: '^(?:admin)/', to: others('admin', 'domain'), why: 'the console knows schema.graphql and domain' },
  { from: '^(?:public-site)/', to: others('public-site', 'domain'), why: 'the site knows schema.graphql and domain' },
  { from: '^explorer/', to: others('explorer'), why: 'GraphiQL knows the API by its address' },
  {
    from: '^api/modules/([^/]+)/',
    to: '^api/modules/(?!{1}/)',
    why: 'a module never imports another: kinds go to each other by reference',
  },
  { from: '^admin/screens/([^/]+)/', to: '^admin/screens/(?!{1}/)', why: 'a screen never imports another screen' },
].map((rule) => ({ ...rule, from: new RegExp(rule.from), except: rule.except && new RegExp(rule.except) }));

const posix = (path) => path.split(sep).join('/');

/** The path from the checkout that an import means, or null when it is a package from outside. */
function targetOf(specifier, importer) {
  if (specifier.startsWith('.')) return posix(join(dirname(importer), specifier));
  const [, workspace, inner = 'index.js'] = /^@polyphony\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  return workspace ? `${workspace}/${inner}` : null;
}

/** Index of the layer that a file of a workspace, or of a folder of one, belongs to, or -1: the longest folder that its path begins with. */
function layerOf(path, workspace, layers) {
  const folders = layers.flatMap((names, index) => [names].flat().map((name) => [`${workspace}/${name}/`, index]));
  const own = folders.filter(([folder]) => path.startsWith(folder)).sort(([a], [b]) => b.length - a.length);
  return own[0]?.[1] ?? -1;
}

/** Reason for which a file of one layer may not import a file of another, or null when it may. */
function layerRefusal(importer, target) {
  if (importer.includes('.test.')) return null;
  for (const [workspace, layers] of [
    ['api', apiLayers],
    ['api/records', recordLayers],
    ['admin', consoleLayers],
  ]) {
    const [from, to] = [importer, target].map((path) => layerOf(path, workspace, layers));
    if (from >= 0 && to >= 0 && to < from) {
      return `${workspace}/${[layers[from]].flat().join(', ')} is a layer below ${workspace}/${[layers[to]].flat().join(', ')} (${target})`;
    }
  }
  return null;
}

/** Reason for which the file at `importer` (a path from the checkout) may not import `specifier`; null when it may. */
export function refusal(importer, specifier) {
  const target = targetOf(specifier, importer);
  if (target === null) return null;
  const broken = importRules.find(({ from, to, except }) => {
    const match = from.exec(importer);
    return match && !except?.test(importer) && new RegExp(to.replace('{1}', match[1] ?? '')).test(target);
  });
  return broken ? `${broken.why} (${target})` : layerRefusal(importer, target);
}

/** The lint rule `polyphony/imports`: static, type-only and dynamic imports, re-exports included. */
export const imports = {
  meta: { type: 'problem', schema: [], messages: { refused: 'Not to be imported from here: {{reason}}.' } },
  create(context) {
    const importer = posix(relative(root, context.filename));
    const check = ({ source }) => {
      const reason = typeof source?.value === 'string' && refusal(importer, source.value);
      if (reason) context.report({ node: source, messageId: 'refused', data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
