import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import { allReadMostlyKinds } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import en from '@polyphony/domain/catalogues/en.json' with { type: 'json' };
import { generate } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { configFor, GENERATED } from '../../codegen';
import { differencesBetween } from './check';
import { type ApiDocuments, type Compile, emitSchema } from './emitSchema';
import { fieldLabelsModule } from './fieldLabels';
import { readFragments } from './fragments';
import { gatesModule } from './gates';
import { groupTextsModule } from './groupTexts';
import { graphqlReference } from './graphqlReference';
import { kindFactsModule } from './kindFacts';
import { operationsOf, readMostlyOperationsOf } from './operations';
import { type OpenApi, restReference } from './restReference';
import { messagesModule } from './messages';
import { textNamesModule } from './textNames';

const SCHEMA = 'schema.graphql';
const REFERENCES = { graphql: 'docs/reference/graphql.md', rest: 'docs/reference/rest.md' } as const;

/**
 * Everything is generated here first. graphql-codegen orders documents by their whole path, so what it writes is the same
 * in every checkout only when the documents it reads lie at the same place below the root, whether checking or writing.
 */
const WORK = 'node_modules/.cache/polyphony';

/**
 * Brings the schema, both fronts' generated code and the references in docs/reference up to date, in the working folder.
 * `--check` writes nothing and fails when something is stale; `--schema=FILE` works from that schema instead of the API's.
 * @returns the exit code
 */
export async function run(args: string[], compile: Compile): Promise<number> {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' }, schema: { type: 'string' } } });
  mkdirSync(WORK, { recursive: true });
  const out = mkdtempSync(join(WORK, 'codegen-'));
  try {
    const emitted = values.schema ? null : await emitSchema(out, compile);
    await generateAll(values.schema ?? emitted?.schema ?? SCHEMA, out);
    if (emitted) await writeReferences(emitted, out);
    const written = [...Object.values(GENERATED), ...(emitted ? [SCHEMA, ...Object.values(REFERENCES)] : [])];
    if (!values.check) {
      for (const path of written) replace(join(out, path), path);
      return 0;
    }
    const stale = differencesBetween(out, '.', written);
    for (const path of stale) console.error(`stale: ${path}`);
    if (stale.length > 0) console.error('Run `npm run codegen` and commit what it writes.');
    return stale.length > 0 ? 1 : 0;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function replace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

async function generateAll(schemaPath: string, out: string): Promise<void> {
  const schema = buildSchema(readFileSync(schemaPath, 'utf8'));
  const fragments = readFragments('admin');
  const admin = join(out, GENERATED.admin);
  write(join(admin, 'gates.ts'), gatesModule(schema));
  write(join(admin, 'kindFacts.ts'), kindFactsModule());
  write(join(admin, 'fieldLabels.ts'), fieldLabelsModule());
  write(join(out, GENERATED.catalogues, 'siteTexts.ts'), groupTextsModule('SiteTexts', en.site));
  write(join(out, GENERATED.catalogues, 'mailTexts.ts'), groupTextsModule('MailTexts', en.mails));
  write(join(out, GENERATED.catalogues, 'messages.ts'), messagesModule(en.messages));
  write(join(out, GENERATED.catalogues, 'textNames.ts'), textNamesModule(en));
  const operations = [
    ...allKinds.map((kind) => [kind.name, operationsOf(kind, schema, fragments)] as const),
    ...allReadMostlyKinds.map((kind) => [kind.name, readMostlyOperationsOf(kind, schema, fragments)] as const),
  ];
  for (const [name, { documents, module }] of operations) {
    write(join(admin, 'operations', `${name}.graphql`), documents);
    write(join(admin, 'operations', `${name}.ts`), module);
  }
  await generate(configFor(schemaPath, out), true);
}

async function writeReferences({ schema, openApi }: ApiDocuments, out: string): Promise<void> {
  const kinds = [...allKinds, ...allReadMostlyKinds].map(({ name, plural }) => [name, plural] as const);
  const options = { ...(await resolveConfig(REFERENCES.graphql)), parser: 'markdown' };
  const graphql = graphqlReference(buildSchema(readFileSync(schema, 'utf8')), kinds);
  write(join(out, REFERENCES.graphql), await format(graphql, options));
  const rest = restReference(JSON.parse(readFileSync(openApi, 'utf8')) as OpenApi);
  write(join(out, REFERENCES.rest), await format(rest, options));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
