import { stageOf } from '../aggregate/pipeline.js';
import type { PipelineContext } from '../aggregate/context.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { location, MongoError } from '../errors.js';
import { typeName } from '../query/types.js';
import type { View } from '../store/catalog.js';
import { undo } from '../store/changes.js';
import { storedForm } from './insert.js';
import { assertOwnDatabase, readMerge, runMerge } from './merge.js';

/** Writes a pipeline's results. */
export type Output = (docs: readonly Doc[], view: View) => void;

/** Whether the pipeline's last stage writes. */
export function hasOutput(pipeline: Value): boolean {
  const last: Value = Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return isDoc(last) && ('$out' in last || '$merge' in last);
}

/** The last stage's writing, with the stages before it. */
export function takeOutput(stages: readonly Value[], context: PipelineContext): { rest: Value[]; output?: Output } {
  if (!hasOutput(stages)) return { rest: [...stages] };
  const rest = stages.slice(0, -1);
  const [name, operand] = stageOf(stages.at(-1));
  if (name === '$out') {
    const namespace = readOut(operand, context.db);
    return { rest, output: (docs, view) => replaceCollection(docs, namespace, view) };
  }
  const merge = readMerge(operand, context.db);
  return { rest, output: (docs, view) => runMerge(docs, merge, view, context) };
}

function readOut(operand: Value, db: string): string {
  const spec = typeof operand === 'string' ? { coll: operand } : operand;
  if (!isDoc(spec))
    throw location(16990, `$out only supports a string or object argument, but found ${typeName(operand)}`);
  const unknown = Object.keys(spec).find((field) => field !== 'db' && field !== 'coll');
  if (unknown !== undefined) throw location(40415, `BSON field '$out.${unknown}' is an unknown field.`);
  for (const field of typeof operand === 'string' ? [] : ['coll', 'db']) {
    if (typeof spec[field] !== 'string')
      throw location(40414, `BSON field '$out.${field}' is missing but a required field`);
  }
  const target = typeof spec.db === 'string' ? spec.db : db;
  if (spec.coll === '') throw new MongoError(73, 'InvalidNamespace', `Invalid $out target namespace, ${target}`);
  const namespace = `${target}.${String(spec.coll)}`;
  if (String(spec.coll).includes('$'))
    throw new MongoError(
      20,
      'IllegalOperation',
      `error with target namespace: Invalid collection name: ${String(spec.coll)}`,
    );
  assertOwnDatabase(namespace, 31321, "Can't $out to internal database");
  return namespace;
}

/** $out: the collection becomes these documents under the indexes it has, or stays as it is when one of them cannot be. */
function replaceCollection(docs: readonly Doc[], namespace: string, view: View): void {
  const old = view.get(namespace);
  const before = view.log.length;
  try {
    view.drop(namespace);
    const collection = view.create(namespace, old?.options ?? {});
    for (const { spec } of old?.indexes.slice(1) ?? []) collection.addIndex(spec, view.log);
    for (const given of docs) {
      const { doc, raw } = storedForm(given);
      collection.insert(doc, raw, view.log);
    }
  } catch (error) {
    undo(view.log.splice(before));
    throw error;
  }
}
