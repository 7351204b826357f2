import { readFileSync, writeFileSync } from 'node:fs';
import { BSON, type Document } from 'mongodb';
import { contentsOf, outcome } from './compare.js';
import type { Contender } from './contender.js';
import { isOrderOpen, type Operation } from './operations.js';
import { printed } from './printed.js';
import type { Spec } from './values.js';

/** A difference that was found once, with MongoDB's response and documents: it is tested without a MongoDB, too. */
export interface FoundCase {
  readonly indexes: readonly Spec[];
  readonly documents: readonly Document[];
  readonly operation: Operation;
}

export interface FoundResult {
  readonly answer: string;
  readonly left: string;
}

/** Runs the case on a collection of its own. */
export async function runCase(
  contender: Contender,
  { indexes, documents, operation }: FoundCase,
  collection: string,
): Promise<FoundResult> {
  await contender.prepare(collection, documents, indexes);
  const fieldOrder = !isOrderOpen(operation);
  const answer = outcome(operation, await contender.run(operation, collection), fieldOrder);
  return { answer, left: contentsOf(await contender.contents(collection), fieldOrder) };
}

type Recorded = FoundCase & FoundResult;

/** The cases of a record, one to a line: as BSON, for extended JSON would take operators for types, and to be read. */
export const readFound = (path: URL): Recorded[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { bson, answer, left } = JSON.parse(line) as FoundResult & { bson: string };
      const one = BSON.deserialize(Buffer.from(bson, 'base64'), { promoteValues: false, bsonRegExp: true });
      return { ...(one as FoundCase), answer, left };
    });

export function writeFound(path: URL, cases: readonly Recorded[]): void {
  const lines = cases.map(({ answer, left, ...one }) => {
    const bson = Buffer.from(BSON.serialize(one)).toString('base64');
    return JSON.stringify({ operation: printed(one.operation), answer, left, bson });
  });
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
}
