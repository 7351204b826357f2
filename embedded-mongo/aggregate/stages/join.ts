import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { failedToParse, location, MongoError, typeMismatch } from '../../errors.js';
import { assertFieldName } from '../../query/field-path.js';
import { typeName } from '../../query/types.js';
import type { ShallowCheck, StageCompiler } from '../context.js';
import { assertReads, collectionDocs } from './joined.js';

/** Stages of several pipelines. */

const NOT_IN_FACETS = [
  ...['$facet', '$out', '$merge', '$collStats', '$indexStats', '$geoNear', '$planCacheStats', '$changeStream'],
  ...['$search', '$searchMeta', '$documents'],
];

/** What MongoDB sees of a $facet before it reads any stage as a whole. */
export const shallowFacet: ShallowCheck = (operand, inner) => {
  if (!isDoc(operand) || Object.keys(operand).length === 0)
    throw location(40169, 'the $facet specification must be a non-empty object');
  for (const name of Object.keys(operand)) {
    assertFieldName(name);
    assertFacet(name, operand[name]);
  }
  for (const name of Object.keys(operand)) inner(operand[name]);
};

const facet: StageCompiler = (operand, context, compilePipeline) => {
  shallowFacet(operand, () => undefined);
  const spec = operand as Doc;
  const facets = Object.keys(spec).map((name) => {
    const stages = spec[name] as Doc[];
    assertReads(stages, 40600, 'to be used within a $facet stage');
    const run = compilePipeline(stages, context);
    const refused = stages.flatMap((stage) => Object.keys(stage)).find((stage) => NOT_IN_FACETS.includes(stage));
    if (refused !== undefined) throw location(40600, `${refused} is not allowed to be used within a $facet stage`);
    return { name, run };
  });
  return (docs) => [Object.fromEntries(facets.map(({ name, run }) => [name, run(docs)]))];
};

function assertFacet(name: string, stages: Value): void {
  if (!Array.isArray(stages))
    throw location(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(stages)}`);
  const wrong = (stages as Value[]).find((stage) => !isDoc(stage) || Object.keys(stage).length === 0);
  if (wrong !== undefined)
    throw location(
      40171,
      `elements of arrays in $facet spec must be non-empty objects, ${name} argument contained an element of type ${typeName(wrong)}`,
    );
}

interface Union {
  readonly coll: string | undefined;
  readonly pipeline: Value;
}

function readUnion(operand: Value): Union {
  if (typeof operand === 'string') return { coll: operand, pipeline: [] };
  if (!isDoc(operand))
    throw failedToParse(
      `the $unionWith stage specification must be an object or string, but found ${typeName(operand)}`,
    );
  const unknown = Object.keys(operand).find((option) => option !== 'coll' && option !== 'pipeline');
  if (unknown !== undefined) throw location(40415, `BSON field '$unionWith.${unknown}' is an unknown field.`);
  const { coll, pipeline = [] } = operand;
  if (coll !== undefined && typeof coll !== 'string')
    throw typeMismatch(`BSON field '$unionWith.coll' is the wrong type '${typeName(coll)}', expected type 'string'`);
  const [first] = Array.isArray(pipeline) ? (pipeline as Value[]) : [];
  if (coll === undefined && !(isDoc(first) && '$documents' in first))
    throw failedToParse(
      '$unionWith stage without explicit collection must have a pipeline with $documents as first stage',
    );
  return { coll, pipeline };
}

/** What MongoDB sees of a $unionWith before it reads any stage as a whole. */
export const shallowUnion: ShallowCheck = (operand, inner) => {
  inner(readUnion(operand).pipeline);
};

const unionWith: StageCompiler = (operand, context, compilePipeline) => {
  const { coll, pipeline } = readUnion(operand);
  assertReads(pipeline, 31441, "within a $unionWith's sub-pipeline");
  const run = compilePipeline(pipeline, context);
  return (docs) => {
    if (coll === '')
      throw new MongoError(73, 'InvalidNamespace', `Namespace ${context.db}. is not a valid collection name`);
    return [...docs, ...run(coll === undefined ? [] : collectionDocs(coll, {}, context))];
  };
};

export const joinStages: Readonly<Record<string, StageCompiler>> = { $facet: facet, $unionWith: unionWith };
