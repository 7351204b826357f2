import { location, unsupported } from '../../errors.js';
import type { StageCompiler } from '../context.js';
import { bucketAuto } from './bucket-auto.js';
import { combineStages } from './combine.js';
import { groupStages } from './group.js';
import { joinStages } from './join.js';
import { orderStages } from './order.js';
import { redact } from './redact.js';
import { shapeStages } from './shape.js';
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
  ...groupStages,
  ...joinStages,
  ...combineStages,
  $redact: redact,
  $bucketAuto: bucketAuto,
  $setWindowFields: setWindowFields,
};
