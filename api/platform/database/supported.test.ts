import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supported } from '@polyphony/embedded-mongo';
import mongoose, { type mongo } from 'mongoose';
import ts from 'typescript';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/**
 * The embedded database does what the product sends and nothing else. Operators are read from the product's sources, which
 * no run reaches in full; commands, most of which the driver sends, from a run.
 */

const API = fileURLToPath(new URL('../../', import.meta.url));
/** Folders of tests, of proofs and of what is built. */
const NOT_THE_PRODUCT = new Set(['node_modules', 'dist', 'testing', 'proofs']);

/** Names that begin with $ in objects for others than the database. */
const NO_OPERATORS: ReadonlySet<string> = new Set([
  // OpenAPI refers to a schema by it.
  '$ref',
]);

/**
 * Operators and commands that the product does not send by itself, by the reason for which the embedded database does
 * them nevertheless.
 */
const UNSENT: Readonly<Record<string, readonly string[]>> = {
  'the driver counts documents by it': ['$skip'],
  'migrations look at what a release before this one has stored': ['listIndexes'],
  'the one filter that finds an entry of a list by several of its values': ['$elemMatch'],
  'the driver and mongoose send it in other circumstances': [
    ...[
      'abortTransaction',
      'buildInfo',
      'count',
      'endSessions',
      'findandmodify',
      'isMaster',
      'ismaster',
      'killCursors',
    ],
    ...['dropIndexes', 'ping'],
  ],
  'tests and people look into a database, and empty it, by it': [
    ...['drop', 'dropDatabase', 'explain', 'listCollections', 'validate'],
  ],
};
const unsent = new Set(Object.values(UNSENT).flat());

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_THE_PRODUCT.has(entry.name) ? [] : sourcesBelow(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });
}

interface Found {
  /** The names of fields that begin with $. */
  readonly names: string[];
  /** Those of documents in a list, which is a pipeline unless it is the operand of an operator: $unset is a stage and an update. */
  readonly stages: string[];
}

const operatorOf = (node: ts.Node | undefined): string | undefined => {
  if (!node || !(ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))) return undefined;
  const { name } = node;
  return (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text.startsWith('$') ? name.text : undefined;
};

/** Names in the object literals of a source that look like operators. */
function operatorsIn(path: string): Found {
  const text = readFileSync(path, 'utf8');
  const names: string[] = [];
  const stages: string[] = [];
  if (!text.includes('$')) return { names, stages };
  const visit = (node: ts.Node): void => {
    const name = operatorOf(node);
    if (name) names.push(name);
    if (ts.isArrayLiteralExpression(node) && !operatorOf(node.parent))
      for (const element of node.elements) {
        const stage = ts.isObjectLiteralExpression(element) ? operatorOf(element.properties[0]) : undefined;
        if (stage) stages.push(stage);
      }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return { names, stages };
}

const operators = [
  ...['stages', 'accumulators', 'expressions', 'filters', 'updates'].flatMap(
    (kind) => supported[kind as keyof typeof supported],
  ),
];

describe('operators', () => {
  const found = sourcesBelow(API).map(operatorsIn);
  const sent = new Set(found.flatMap(({ names }) => names));

  test('the embedded database has every operator in the sources of the product', () => {
    expect(sent.size).toBeGreaterThan(20);
    expect([...sent].filter((name) => !operators.includes(name) && !NO_OPERATORS.has(name))).toEqual([]);
  });

  test('the embedded database has the stage of each update operator that the sources use in a pipeline', () => {
    const updates: readonly string[] = supported.updates;
    const stages = new Set(found.flatMap((one) => one.stages).filter((name) => updates.includes(name)));
    expect([...stages].sort()).toEqual(['$set', '$unset']);
    expect([...stages].filter((name) => !supported.stages.includes(name))).toEqual([]);
  });

  test('the embedded database has no operator that the product does not send, but for those with a reason', () => {
    expect(operators.filter((name) => !sent.has(name) && !unsent.has(name))).toEqual([]);
  });

  test('every reason is about something that the embedded database has and the sources do not send', () => {
    const all: readonly string[] = [...operators, ...supported.commands];
    expect([...unsent].filter((name) => !all.includes(name) || sent.has(name))).toEqual([]);
  });
});

describe('commands', () => {
  const seen = new Set<string>();
  let api: TestApi;

  beforeAll(async () => {
    const note = ({ commandName }: mongo.CommandStartedEvent) => void seen.add(commandName);
    mongoose.connection.on('connected', () => mongoose.connection.getClient().on('commandStarted', note));
    api = await startTestApi({ DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' });
  });
  afterAll(() => api.close());

  test('the embedded database has every command of a start with demo content and of visits, and no others without a reason', async () => {
    await api.visitor.request('{ publishedEvents(page: 1, pageSize: 20) { rows { slug placesLeft } } }');
    await fetch(`${api.url}/`);
    await fetch(`${api.url}/health`);
    expect([...seen].filter((name) => !(supported.commands as readonly string[]).includes(name))).toEqual([]);
    expect(supported.commands.filter((name) => !seen.has(name) && !unsent.has(name))).toEqual([]);
  });
});
