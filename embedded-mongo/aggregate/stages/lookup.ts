import { BSONRegExp } from 'bson';
import { fieldOf, isDoc, type Doc, type Value } from '../../bson/value.js';
import { failedToParse, typeMismatch, unsupported } from '../../errors.js';
import { fieldPath } from '../../query/field-path.js';
import { isIndex, type Path } from '../../query/paths.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import {
  type CompilePipeline,
  onDocument,
  type PipelineContext,
  type ShallowCheck,
  type StageCompiler,
} from '../context.js';
import { variableName } from '../operators/lists.js';
import { assertReads, collectionDocs, withNested } from './joined.js';

interface Lookup {
  readonly from: string | undefined;
  readonly as: Path;
  readonly byField: { readonly local: Path; readonly foreign: string } | undefined;
  readonly bindings: Doc;
  readonly pipeline: Value[] | undefined;
}

const TEXTS = ['as', 'localField', 'foreignField'];

function assertOption(name: string, value: Value): void {
  if (name === 'pipeline') {
    if (!Array.isArray(value)) throw typeMismatch("'pipeline' option must be specified as an array");
  } else if (name === 'from') {
    if (isDoc(value)) throw unsupported('$lookup from another database');
    if (typeof value !== 'string')
      throw failedToParse(`$lookup 'from' field must be a string, but found ${typeName(value)}`);
  } else if (name === 'let') {
    if (!isDoc(value))
      throw failedToParse(`$lookup argument 'let: ${describe(value)}' must be an object, is type ${typeName(value)}`);
  } else if (typeof value !== 'string')
    throw failedToParse(`$lookup argument '${name}' must be a string, found ${name}: ${describe(value)}`);
  else if (!TEXTS.includes(name)) throw failedToParse(`unknown argument to $lookup: ${name}`);
}

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');

function read(operand: Value): Lookup {
  if (!isDoc(operand))
    throw failedToParse(`the $lookup stage specification must be an object, but found ${typeName(operand)}`);
  for (const name of Object.keys(operand)) assertOption(name, operand[name]);
  const pipeline = operand.pipeline as Value[] | undefined;
  const [from, as] = [textOf(operand.from), textOf(operand.as)];
  const [local, foreign] = [textOf(operand.localField), textOf(operand.foreignField)];
  if (from === '') assertOwnDocuments(pipeline);
  if (as === '') throw failedToParse("must specify 'as' field for a $lookup");
  if (pipeline ? (local === '') !== (foreign === '') : local === '' || foreign === '')
    throw failedToParse(
      pipeline
        ? "$lookup requires both or neither of 'localField' and 'foreignField' to be specified"
        : "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  if (!pipeline && 'let' in operand) throw failedToParse("$lookup with a 'let' argument must also specify 'pipeline'");
  assertReads(pipeline, 51047, "within a $lookup's sub-pipeline");
  const byField = local === '' ? undefined : { local: fieldPath(local), foreign: fieldPath(foreign).join('.') };
  return {
    from: from === '' ? undefined : from,
    as: fieldPath(as),
    byField,
    bindings: isDoc(operand.let) ? operand.let : {},
    pipeline,
  };
}

function assertOwnDocuments(pipeline: Value[] | undefined): void {
  if (!pipeline) throw failedToParse("must specify 'pipeline' when 'from' is empty");
  const [first] = pipeline;
  if (!isDoc(first) || !('$documents' in first))
    throw failedToParse(
      '$lookup stage without explicit collection must have a pipeline with $documents as first stage',
    );
}

/** What MongoDB sees of a $lookup before it reads any stage as a whole. */
export const shallowLookup: ShallowCheck = (operand, inner) => {
  if (!isDoc(operand))
    throw failedToParse(`the $lookup stage specification must be an object, but found ${typeName(operand)}`);
  if (operand.pipeline !== undefined) inner(operand.pipeline);
  if (operand.from !== undefined) assertOption('from', operand.from);
  else assertOwnDocuments(operand.pipeline as Value[] | undefined);
};

/** Runs the inner pipeline on a collection, with its variables bound to each document. */
function innerPipeline(
  { bindings, pipeline = [], from }: Lookup,
  context: PipelineContext,
  compilePipeline: CompilePipeline,
): (doc: Doc, filter: Doc) => readonly Doc[] {
  const names = Object.keys(bindings).map(variableName);
  const values = names.map((name) => onDocument(bindings[name], context));
  const variables: Record<string, Value> = { ...context.variables };
  for (const name of names) variables[name] = null;
  const inner = { ...context, variables };
  // As a whole, for its errors.
  compilePipeline(pipeline, inner);
  const { match, rest } = takeMatch(pipeline);
  const run = compilePipeline(rest, inner);
  return (doc, filter) => {
    names.forEach((name, i) => (variables[name] = values[i]?.(doc)));
    return run(from === undefined ? [] : collectionDocs(from, match ? { $and: [filter, match] } : filter, inner));
  };
}

/** A $match at the front is the collection's to do, by its indexes. */
function takeMatch(pipeline: readonly Value[]): { match?: Doc; rest: readonly Value[] } {
  const [first, ...rest] = pipeline;
  const match = isDoc(first) ? first.$match : undefined;
  return isDoc(match) ? { match, rest } : { rest: pipeline };
}

/** $lookup: joins by equality of a local and a foreign field, by a pipeline with variables, or by both. */
export const lookup: StageCompiler = (operand, context, compilePipeline) => {
  const spec = read(operand);
  const { as, byField } = spec;
  const find = innerPipeline(spec, context, compilePipeline);
  return (docs) =>
    docs.map((doc) => {
      const filter = byField ? equalToOne(byField.foreign, joinValues(doc, byField.local)) : {};
      return withNested(doc, as, [...find(doc, filter)]);
    });
};

/** Regular expressions are compared as values, not matched. */
const equalToOne = (field: string, values: readonly Value[]): Doc =>
  values.some((value) => value instanceof BSONRegExp)
    ? { $or: values.map((value) => ({ [field]: { $eq: value } })) }
    : { [field]: { $in: values } };

/** A missing local field equals null and missing; an array's elements each count, those on the way only if documents. */
function joinValues(doc: Doc, path: Path): Value[] {
  const values: Value[] = [];
  collectValues(doc, path, 0, values);
  return values.length > 0 ? values : [null];
}

function collectValues(value: Value, path: Path, at: number, into: Value[]): void {
  const part = path[at];
  if (Array.isArray(value)) {
    const elements: Value[] = value;
    if (part === undefined) into.push(...elements);
    else if (isIndex(part) && Number(part) < elements.length) collectValues(elements[Number(part)], path, at + 1, into);
    else for (const element of elements) if (isDoc(element)) collectValues(element, path, at, into);
  } else if (part === undefined) {
    if (value !== undefined) into.push(value);
  } else if (isDoc(value)) collectValues(fieldOf(value, part), path, at + 1, into);
}
