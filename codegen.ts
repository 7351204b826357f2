import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

/** Where each front's types and documents are written, below the output folder, and those of the API's tests. */
export const GENERATED = {
  admin: 'admin/graphql/generated',
  publicSite: 'public-site/generated',
  apiTests: 'api/testing/generated',
  catalogues: 'domain/catalogues/generated',
} as const;

/** The sources of the API that import `gql`: to parse all the others for documents would take seconds. */
const filesWithDocuments = (): string[] =>
  readdirSync('api', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['dist', 'node_modules'].includes(entry.name))
    .flatMap(({ name: folder }) =>
      readdirSync(join('api', folder), { recursive: true, encoding: 'utf8' }).map((file) => join('api', folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.startsWith(GENERATED.apiTests))
    .filter((file) => /import \{ gql \} from '[./a-z]+\/generated\/gql\.js'/.test(readFileSync(file, 'utf8')));

/**
 * What graphql-codegen makes of `schema.graphql` for the two fronts and the API's tests: typed documents, no hooks, no
 * fragment masking. Those of tests are texts, as they are sent, and not trees of nodes.
 * `npm run codegen` first writes the operations that record kinds share (scripts/codegen) and then runs this.
 * @param schema path of the schema
 * @param out folder that the generated paths are relative to; the freshness check uses a temporary one
 */
export function configFor(schema: string, out: string): CodegenConfig {
  const preset = { preset: 'client', presetConfig: { fragmentMasking: false, skipIndexFile: true } } as const;
  const config = {
    strictScalars: true,
    scalars: {
      ID: 'string',
      DateTime: 'string',
      NumberInput: 'number | string',
      SwitchInput: 'string',
      ContentMap: 'Readonly<Record<string, unknown>>',
      DraftValues: 'Readonly<Record<string, unknown>>',
      Upload: 'File',
    },
    enumsAsTypes: true,
    useTypeImports: true,
    dedupeFragments: true,
  };
  return {
    schema,
    ignoreNoDocuments: true,
    silent: true,
    generates: {
      [join(out, GENERATED.admin, 'typed/')]: {
        ...preset,
        config,
        documents: [
          'admin/**/*.graphql',
          '!admin/{graphql/generated,dist,node_modules}/**',
          join(out, GENERATED.admin, 'operations/*.graphql'),
        ],
      },
      [join(out, GENERATED.publicSite, '/')]: {
        ...preset,
        // A server's file: the host says what it is.
        config: { ...config, scalars: { ...config.scalars, Upload: 'unknown' } },
        documents: ['public-site/**/*.{graphql,ts,tsx}', '!public-site/{generated,dist,node_modules}/**'],
      },
      [join(out, GENERATED.apiTests, '/')]: {
        ...preset,
        // Prettier would give each field of a document within `graphql()` a line of its own.
        presetConfig: { ...preset.presetConfig, gqlTagName: 'gql' },
        config: {
          ...config,
          scalars: { ...config.scalars, Upload: 'unknown' },
          documentMode: 'string',
          importExtension: '.js',
        },
        documents: filesWithDocuments(),
      },
    },
  };
}

export default configFor('schema.graphql', '.');
