import { isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { assertFieldName, fieldPath } from '../../query/field-path.js';
import type { Path } from '../../query/paths.js';
import { assertNotEmpty, compileProjection } from '../../query/projection.js';
import { typeName } from '../../query/types.js';
import { matching, onDocument, type PipelineContext, type StageCompiler } from '../context.js';

/** Stages that change each document's shape. */

const project: StageCompiler = (operand, context) => {
  assertNotEmpty(operand, '$project');
  const projection = compileProjection(operand, matching(context));
  return (docs) => docs.map((doc) => projection.apply(doc));
};

const unset: StageCompiler = (operand, context) => {
  const fields: Value[] = Array.isArray(operand) ? operand : [operand];
  if (!Array.isArray(operand) && typeof operand !== 'string')
    throw location(31002, '$unset specification must be a string or an array');
  if (fields.length === 0)
    throw location(31119, '$unset specification must be a string or an array with at least one field');
  if (!fields.every((field) => typeof field === 'string'))
    throw location(31120, '$unset specification must be a string or an array containing only string values');
  const collision = fields.find((field, i) => fields.indexOf(field) < i);
  if (collision !== undefined) throw location(31250, `Invalid $unset :: caused by :: Path collision at ${collision}`);
  const projection = compileProjection(Object.fromEntries(fields.map((field) => [field, 0])), matching(context));
  return (docs) => docs.map((doc) => projection.apply(doc));
};

/** Sets computed fields; a path through an array sets the field in each of its elements. */
const set: StageCompiler = (operand, context) => {
  if (!isDoc(operand)) throw location(40272, `$set specification stage must be an object, got ${typeName(operand)}`);
  const sets = additions(operand, context);
  return (docs) =>
    docs.map((doc) => {
      let result = doc;
      for (const { path, value } of sets) result = withComputed(result, path, 0, () => value(doc)) as Doc;
      return result;
    });
};

interface Addition {
  readonly path: Path;
  readonly value: (doc: Doc) => Value;
}

function additions(spec: Doc, context: PipelineContext): Addition[] {
  const usedPaths: string[] = [];
  const found = Object.keys(spec).flatMap((field) => additionsAt(fieldPath(field), spec[field], usedPaths));
  // MongoDB checks top-level fields before nested ones, which determines the order of errors.
  const compiled = new Map<string, (doc: Doc) => Value>();
  for (const { path, expression } of [...found].sort((a, b) => Math.min(a.path.length, 2) - Math.min(b.path.length, 2)))
    compiled.set(path.join('.'), onDocument(expression, context));
  return found.map(({ path }) => ({ path, value: compiled.get(path.join('.')) as (doc: Doc) => Value }));
}

/** A nested document in $set adds to the fields there are, unlike a computed document. */
function additionsAt(path: Path, value: Value, usedPaths: string[]): { path: Path; expression: Value }[] {
  const names = isDoc(value) ? Object.keys(value) : [];
  if (!isDoc(value) || names.length === 0 || isExpression(names)) {
    assertFree(path.join('.'), usedPaths);
    return [{ path, expression: value }];
  }
  return names.flatMap((name) => {
    if (name.includes('.')) throw location(40183, `cannot use dotted field name '${name}' in a sub object`);
    assertFieldName(name);
    return additionsAt([...path, name], value[name], usedPaths);
  });
}

function isExpression(names: readonly string[]): boolean {
  if (!names.some((name) => name.startsWith('$'))) return false;
  if (names.length === 1) return true;
  throw location(
    40181,
    `an expression specification must contain exactly one field, the name of the expression. Found ${names.length} fields`,
  );
}

function assertFree(path: string, usedPaths: string[]): void {
  const other = usedPaths.find((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
  if (other !== undefined)
    throw location(40176, `specification contains two conflicting paths. Cannot specify both '${path}' and '${other}'`);
  usedPaths.push(path);
}

/** A copy of the container with the field set; everything off the path is shared. */
export const withField = (container: Value, path: Path, at: number, value: Value): Value =>
  withComputed(container, path, at, () => value);

/** The value is computed for each element of an array on the way: never, for an empty one. */
function withComputed(container: Value, path: Path, at: number, value: () => Value): Value {
  if (at === path.length) return value();
  if (Array.isArray(container)) return container.map((element: Value) => withComputed(element, path, at, value));
  const base = isDoc(container) ? container : {};
  const field = path[at] as string;
  const next = withComputed(Object.hasOwn(base, field) ? base[field] : undefined, path, at + 1, value);
  const copy: Doc = { ...base };
  if (next === undefined) delete copy[field];
  else setField(copy, field, next);
  return copy;
}

/** A copy with the value set; non-documents on the path are replaced by documents. */
export function withNested(doc: Doc, [first = '', ...rest]: Path, value: Value): Doc {
  const copy: Doc = { ...doc };
  const inner = Object.hasOwn(doc, first) ? doc[first] : undefined;
  setField(copy, first, rest.length === 0 ? value : withNested(isDoc(inner) ? inner : {}, rest, value));
  return copy;
}

export const shapeStages: Readonly<Record<string, StageCompiler>> = {
  $project: project,
  $set: set,
  $unset: unset,
};
