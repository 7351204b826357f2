import { location, unsupported } from '../../errors.js';
import type { ShallowCheck, StageCompiler } from '../context.js';
import { bucket } from './bucket.js';
import { bucketAuto } from './bucket-auto.js';
import { countingStages } from './counting.js';
import { graphLookup, shallowGraphLookup } from './graph-lookup.js';
import { group } from './group.js';
import { joinStages, shallowFacet, shallowUnion } from './join.js';
import { lookup, shallowLookup } from './lookup.js';
import { orderStages } from './order.js';
import { redact } from './redact.js';
import { shapeStages } from './shape.js';
import { unwind } from './unwind.js';
import { setWindowFields } from './window.js';

/** Stages MongoDB has and this server refuses by name. */
const REFUSED = [
  '$changeStream',
  '$geoNear',
  '$indexStats',
  '$collStats',
  '$currentOp',
  '$listSessions',
  '$listLocalSessions',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$fill',
  '$densify',
  '$planCacheStats',
  '$shardedDataDistribution',
];

export const stageCompilers: Readonly<Record<string, StageCompiler>> = {
  ...Object.fromEntries(
    REFUSED.map((name): [string, StageCompiler] => [
      name,
      () => {
        throw unsupported(`the pipeline stage ${name}`);
      },
    ]),
  ),
  ...Object.fromEntries(
    ['$merge', '$out'].map((name): [string, StageCompiler] => [
      name,
      () => {
        throw location(40601, `${name} can only be the final stage in the pipeline`);
      },
    ]),
  ),
  ...shapeStages,
  ...orderStages,
  ...countingStages,
  ...joinStages,
  $redact: redact,
  $lookup: lookup,
  $graphLookup: graphLookup,
  $group: group,
  $bucket: bucket,
  $unwind: unwind,
  $bucketAuto: bucketAuto,
  $setWindowFields: setWindowFields,
};

export const shallowChecks: Readonly<Record<string, ShallowCheck>> = {
  $lookup: shallowLookup,
  $graphLookup: shallowGraphLookup,
  $facet: shallowFacet,
  $unionWith: shallowUnion,
};
