import { Long } from 'bson';
import { cloneValue, isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { tick } from '../../deadline.js';
import { badValue, location } from '../../errors.js';
import { expressionValue, splitPath } from '../../query/paths.js';
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
  const fields = (Array.isArray(operand) ? operand : [operand]) as Value[];
  if (fields.length === 0 || fields.some((field) => typeof field !== 'string'))
    throw location(31120, '$unset specification must be a string or an array containing only string values');
  const projection = compileProjection(
    Object.fromEntries(fields.map((field) => [String(field), 0])),
    matching(context),
  );
  return (docs) => docs.map((doc) => projection.apply(doc));
};

/** Sets computed fields; a path through an array sets the field in each of its elements. */
const addFields: StageCompiler = (operand, context) => {
  if (!isDoc(operand))
    throw location(40272, `$addFields specification stage must be an object, got ${typeName(operand)}`);
  const sets = additions(operand, [], context);
  return (docs) =>
    docs.map((doc) => {
      let result = doc;
      for (const { path, value } of sets) result = withField(result, path, 0, value(doc)) as Doc;
      return result;
    });
};

interface Addition {
  readonly path: readonly string[];
  readonly value: (doc: Doc) => Value;
}

/** A nested document in $addFields adds to the fields there are, unlike a computed document. */
function additions(spec: Doc, prefix: readonly string[], context: PipelineContext): Addition[] {
  return Object.keys(spec).flatMap((field): Addition[] => {
    const path = [...prefix, ...splitPath(field)];
    if (path.some((part) => part === '')) throw location(15998, 'FieldPath field names may not be empty strings.');
    const value = spec[field];
    if (isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$'))
      return additions(value, path, context);
    return [{ path, value: onDocument(value, context) }];
  });
}

/** A copy of the container with the field set; what is not on the path is shared. */
export function withField(container: Value, path: readonly string[], at: number, value: Value): Value {
  if (at === path.length) return value;
  if (Array.isArray(container)) return container.map((element: Value) => withField(element, path, at, value));
  const base = isDoc(container) ? container : {};
  const field = path[at] as string;
  const next = withField(Object.hasOwn(base, field) ? base[field] : undefined, path, at + 1, value);
  const copy: Doc = { ...base };
  if (next === undefined) delete copy[field];
  else setField(copy, field, next);
  return copy;
}

function rootReplacer(stage: string, expression: Value, context: PipelineContext): (doc: Doc) => Doc {
  const evaluate = onDocument(expression, context);
  return (doc) => {
    const root = evaluate(doc);
    if (isDoc(root)) return root;
    throw location(
      40228,
      `'newRoot' expression must evaluate to an object, but resulting value was: ${String(root)}. Type of resulting value: '${typeName(root)}' (${stage})`,
    );
  };
}

const unwind: StageCompiler = (operand) => {
  const spec: Doc = isDoc(operand) ? operand : { path: operand };
  const { path: reference, includeArrayIndex, preserveNullAndEmptyArrays: keep } = spec;
  if (typeof reference !== 'string' || !reference.startsWith('$'))
    throw location(28818, `path option to $unwind stage should be prefixed with a '$': ${String(reference)}`);
  const path = splitPath(reference.slice(1));
  const indexed = (doc: Doc, index: Long | null): Doc =>
    typeof includeArrayIndex === 'string' ? (withField(doc, splitPath(includeArrayIndex), 0, index) as Doc) : doc;
  return (docs) =>
    docs.flatMap((doc) => {
      tick();
      const value = expressionValue(doc, path);
      if (!Array.isArray(value)) {
        if (value !== undefined && value !== null) return [indexed(doc, null)];
        return keep === true ? [indexed(doc, null)] : [];
      }
      if (value.length === 0) return keep === true ? [indexed(withField(doc, path, 0, undefined) as Doc, null)] : [];
      return value.map((element: Value, index) => {
        tick();
        return indexed(withField(doc, path, 0, element) as Doc, Long.fromNumber(index));
      });
    });
};

const replaceWith: StageCompiler = (operand, context) => {
  const replace = rootReplacer('$replaceWith', operand, context);
  return (docs) => docs.map(replace);
};

export const shapeStages: Readonly<Record<string, StageCompiler>> = {
  $project: project,
  $unset: unset,
  $addFields: addFields,
  $set: addFields,
  $unwind: unwind,
  $replaceWith: replaceWith,
  $replaceRoot: (operand, context, pipeline) => {
    if (!isDoc(operand) || !('newRoot' in operand))
      throw location(40231, 'no newRoot specified for the $replaceRoot stage');
    return replaceWith(operand.newRoot, context, pipeline);
  },
  $documents: (operand, context) => {
    const value = onDocument(operand, context)({});
    if (!Array.isArray(value) || !value.every(isDoc)) throw badValue('$documents needs an array of documents');
    return () => cloneValue(value);
  },
};
