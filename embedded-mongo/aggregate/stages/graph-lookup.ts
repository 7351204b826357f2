import { BSONRegExp, Long } from 'bson';
import { isNumber } from '../../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { failedToParse, location } from '../../errors.js';
import { fieldPath } from '../../query/field-path.js';
import { compileFilter } from '../../query/matcher.js';
import { expressionValue, type Path, somePathValue, splitPath } from '../../query/paths.js';
import { typeName } from '../../query/types.js';
import { matching, onDocument, type PipelineContext, type ShallowCheck, type StageCompiler } from '../context.js';
import { collectionDocs, withNested } from './joined.js';

interface GraphLookup {
  readonly from: string;
  readonly as: Path;
  readonly start: (doc: Doc) => Value;
  readonly connectFrom: Path;
  readonly connectTo: string;
  readonly most: number;
  readonly depthField: Path | undefined;
  readonly restrict: Doc;
}

const TEXTS = ['from', 'as', 'connectFromField', 'connectToField', 'depthField'];

function depthOf(value: Value): number {
  if (!isNumber(value)) throw location(40100, `maxDepth must be numeric, found type: ${typeName(value)}`);
  const depth = Number(value);
  if (depth < 0) throw location(40101, `maxDepth requires a nonnegative argument, found: ${depth}`);
  if (!Number.isInteger(depth)) throw location(40102, `maxDepth could not be represented as a long long: ${depth}`);
  return depth;
}

function assertOption(name: string, value: Value, context: PipelineContext): void {
  if (name === 'startWith' || name === 'maxDepth') return;
  if (name === 'restrictSearchWithMatch') {
    if (!isDoc(value)) throw location(40185, `restrictSearchWithMatch must be an object, found ${typeName(value)}`);
    compileFilter(value, matching(context));
  } else if (TEXTS.includes(name)) {
    if (typeof value !== 'string')
      throw location(40103, `expected string as argument for ${name}, found: ${typeName(value)}`);
  } else throw location(40104, `Unknown argument to $graphLookup: ${name}`);
}

/** What MongoDB sees of a $graphLookup before it reads any stage as a whole. */
export const shallowGraphLookup: ShallowCheck = (operand) => {
  if (!isDoc(operand))
    throw failedToParse(`the $graphLookup stage specification must be an object, but found ${typeName(operand)}`);
  if (operand.from === undefined) throw failedToParse("missing 'from' option to $graphLookup stage specification");
  if (typeof operand.from !== 'string')
    throw failedToParse(`$graphLookup 'from' field must be a string, but found ${typeName(operand.from)}`);
};

function read(spec: Value, context: PipelineContext): GraphLookup {
  shallowGraphLookup(spec, () => undefined);
  const operand = spec as Doc;
  let start: GraphLookup['start'] | undefined;
  let most = Infinity;
  for (const name of Object.keys(operand)) {
    assertOption(name, operand[name], context);
    if (name === 'startWith') start = onDocument(operand.startWith, context);
    else if (name === 'maxDepth') most = depthOf(operand.maxDepth);
  }
  // Each is a string where it is there: assertOption.
  const { from, as, connectFromField, connectToField, depthField } = operand as Record<string, string | undefined>;
  const { restrictSearchWithMatch = {} } = operand;
  if (
    !start ||
    from === undefined ||
    as === undefined ||
    connectFromField === undefined ||
    connectToField === undefined
  )
    throw location(
      40105,
      "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.",
    );
  return {
    from: from,
    as: fieldPath(as),
    start,
    connectFrom: fieldPath(connectFromField),
    connectTo: fieldPath(connectToField).join('.'),
    most,
    depthField: depthField === undefined ? undefined : fieldPath(depthField),
    restrict: restrictSearchWithMatch as Doc,
  };
}

/** $graphLookup: follows a field from document to document, breadth first; each is found once. */
export const graphLookup: StageCompiler = (operand, context) => {
  const { from, as, start, connectFrom, connectTo, most, depthField, restrict } = read(operand, context);
  return (docs) =>
    docs.map((doc) => {
      const found = new Map<string, Doc>();
      let frontier = valuesOf(start(doc));
      for (let depth = 0; depth <= most && frontier.length > 0; depth++) {
        const next: Value[] = [];
        const isMet = meeting(connectTo, frontier, context);
        for (const match of collectionDocs(from, { $and: [{ [connectTo]: { $in: frontier } }, restrict] }, context)) {
          if (!isMet(match)) continue;
          const key = context.comparison.key(match._id);
          if (found.has(key)) continue;
          found.set(key, depthField ? withNested(match, depthField, Long.fromNumber(depth)) : match);
          next.push(...valuesOf(expressionValue(match, connectFrom)));
        }
        frontier = next;
      }
      return withNested(doc, as, [...found.values()]);
    });
};

/** Which documents are met: unlike in a filter an array is only its elements, and null only where there is something. */
function meeting(connectTo: string, frontier: readonly Value[], context: PipelineContext): (doc: Doc) => boolean {
  const { comparison } = context;
  const path = splitPath(connectTo);
  const wanted = new Set(frontier.map((value) => comparison.key(value)));
  const isWanted = (value: Value): boolean => value !== undefined && wanted.has(comparison.key(value));
  const patterns = frontier.filter((value) => value instanceof BSONRegExp);
  const isNull = { $and: [{ [connectTo]: null }, { [connectTo]: { $exists: true } }] };
  const others = [...(frontier.includes(null) ? [isNull] : []), { [connectTo]: { $in: patterns } }];
  const isOther = compileFilter({ $or: others }, matching(context));
  return (doc) =>
    isOther(doc) ||
    somePathValue(doc, path, (value) =>
      Array.isArray(value) && value.length > 0 ? value.some(isWanted) : isWanted(value),
    );
}

/** An array's elements are each followed. */
function valuesOf(value: Value): Value[] {
  if (Array.isArray(value)) return value as Value[];
  return value === undefined ? [] : [value];
}
