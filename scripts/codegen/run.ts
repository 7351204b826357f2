import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import { generate } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import { configFor, GENERATED } from '../../codegen';
import { differencesBetween } from './check';
import { type Compile, emitSchema } from './emitSchema';
import { readFragments } from './fragments';
import { gatesModule } from './gates';
import { kindFactsModule } from './kindFacts';
import { operationsOf } from './operations';

const SCHEMA = 'schema.graphql';

/**
 * Brings the schema and both fronts' generated code up to date, in the working folder.
 * `--check` writes nothing and fails when something is stale; `--schema=FILE` works from that schema instead of the API's.
 * @returns the exit code
 */
export async function run(args: string[], compile: Compile): Promise<number> {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' }, schema: { type: 'string' } } });
  const out = values.check ? mkdtempSync(join(tmpdir(), 'codegen-')) : '.';
  try {
    const schema = values.schema ?? (await emitSchema(out, compile));
    await generateAll(schema, out);
    if (!values.check) return 0;
    const stale = differencesBetween(out, '.', [...Object.values(GENERATED), ...(values.schema ? [] : [SCHEMA])]);
    for (const path of stale) console.error(`stale: ${path}`);
    if (stale.length > 0) console.error('Run `npm run codegen` and commit what it writes.');
    return stale.length > 0 ? 1 : 0;
  } finally {
    if (values.check) rmSync(out, { recursive: true, force: true });
  }
}

async function generateAll(schemaPath: string, out: string): Promise<void> {
  const schema = buildSchema(readFileSync(schemaPath, 'utf8'));
  const fragments = readFragments('admin');
  const admin = join(out, GENERATED.admin);
  rmSync(join(admin, 'operations'), { recursive: true, force: true });
  write(join(admin, 'gates.ts'), gatesModule(schema));
  write(join(admin, 'kindFacts.ts'), kindFactsModule());
  for (const kind of allKinds) {
    const operations = operationsOf(kind, schema, fragments);
    if (!operations) continue;
    write(join(admin, 'operations', `${kind.name}.graphql`), operations.documents);
    write(join(admin, 'operations', `${kind.name}.ts`), operations.module);
  }
  await generate(configFor(schemaPath, out), true);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
