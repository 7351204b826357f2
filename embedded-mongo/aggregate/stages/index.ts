import { unsupported } from '../../errors.js';
import type { StageCompiler } from '../context.js';
import { groupStages } from './group.js';
import { joinStages } from './join.js';
import { orderStages } from './order.js';
import { shapeStages } from './shape.js';

/** Stages MongoDB has and this server refuses by name. */
const REFUSED = [
  '$changeStream',
  '$geoNear',
  '$indexStats',
  '$collStats',
  '$currentOp',
  '$listSessions',
  '$listLocalSessions',
  '$redact',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$setWindowFields',
  '$fill',
  '$densify',
  '$bucketAuto',
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
  ...shapeStages,
  ...orderStages,
  ...groupStages,
  ...joinStages,
};
