import { isDoc, type Doc } from '../../bson/value.js';
import { failedToParse, location, typeMismatch } from '../../errors.js';
import type { StageCompiler } from '../context.js';
import { assertFieldPath, assertReads, assertWithout, collectionDocs } from './foreign.js';

/** Stages that run further pipelines beside each other or one after another. */

const NOT_IN_FACET = ['$facet', '$geoNear', '$indexStats', '$collStats', '$planCacheStats', '$documents', '$search'];

const facet: StageCompiler = (operand, context, compilePipeline) => {
  if (!isDoc(operand) || Object.keys(operand).length === 0)
    throw location(40169, 'the $facet specification must be a non-empty object');
  for (const name of Object.keys(operand)) {
    assertFieldPath(name);
    if (name.includes('.')) throw location(16412, "FieldPath field names may not contain '.'.");
    if (!Array.isArray(operand[name])) throw location(40170, `arguments to $facet must be arrays, ${name} is not`);
    assertReads(operand[name], 40600, 'to be used within a $facet stage');
    assertWithout(operand[name], NOT_IN_FACET, 40600, 'to be used within a $facet stage');
  }
  const facets = Object.keys(operand).map((name) => ({ name, run: compilePipeline(operand[name], context) }));
  return (docs) => [Object.fromEntries(facets.map(({ name, run }) => [name, run(docs)]))];
};

const unionWith: StageCompiler = (operand, context, compilePipeline) => {
  if (typeof operand !== 'string' && !isDoc(operand))
    throw failedToParse('the $unionWith stage specification must be an object or string');
  const spec: Doc = isDoc(operand) ? operand : { coll: operand };
  for (const option of Object.keys(spec)) {
    if (option !== 'coll' && option !== 'pipeline')
      throw location(40415, `BSON field '$unionWith.${option}' is an unknown field.`);
  }
  const { coll, pipeline = [] } = spec;
  const makesItsOwn = Array.isArray(pipeline) && isDoc(pipeline[0]) && '$documents' in pipeline[0];
  if (coll === undefined && !makesItsOwn)
    throw failedToParse(
      '$unionWith stage without explicit collection must have a pipeline with $documents as first stage',
    );
  if (coll !== undefined && typeof coll !== 'string')
    throw typeMismatch("BSON field '$unionWith.coll' is the wrong type, expected type 'string'");
  assertReads(pipeline, 31441, "within a $unionWith's sub-pipeline");
  const run = compilePipeline(pipeline, context);
  return (docs) => [...docs, ...run(coll === undefined ? [] : collectionDocs(coll, {}, context))];
};

export const combineStages: Readonly<Record<string, StageCompiler>> = { $facet: facet, $unionWith: unionWith };
