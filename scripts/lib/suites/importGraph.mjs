import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inRoot, root, workspaces } from '../project.mjs';

const folders = [...workspaces, 'scripts'];
const isTestFile = (name) => /\.test\.(tsx?|mjs)$/.test(name);

function filesBelow(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    // Names that begin with a dot: folders that other tests make and remove meanwhile.
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Every test file, as paths from the checkout. */
export const testFiles = () => folders.flatMap(filesBelow).filter(isTestFile);

/** Packages stay outside the graph; imports of workspaces are followed into their sources. */
const workspacesOnly = {
  name: 'workspaces-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@polyphony/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Who imports whom, over all test files and across workspaces.
 * @returns {Promise<Map<string, string[]>>} for each file (as a path from the checkout) the files that import it directly
 */
export async function importers() {
  const contents = testFiles()
    .map((file) => `import ${JSON.stringify(`./${file}`)};`)
    .join('\n');
  const { metafile } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'all-tests.js' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outdir: 'unwritten',
    conditions: ['polyphony:source'],
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty', '.node': 'empty' },
    // esbuild ignores case when it completes a name: with .tsx first, `./toasts` would find Toasts.tsx.
    resolveExtensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    plugins: [workspacesOnly],
    logLevel: 'error',
  });
  const result = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path, external } of imports) if (!external) result.set(path, [...(result.get(path) ?? []), file]);
  return result;
}

/** The test files that are among `files` or import one of them, directly or not; `importersOf` by `importers`. */
export function testsOf(files, importersOf) {
  const seen = new Set(files);
  for (const file of seen) for (const importer of importersOf.get(file) ?? []) seen.add(importer);
  return testFiles().filter((file) => seen.has(file));
}
