import type { StageCompiler } from '../context.js';
import { countingStages } from './counting.js';
import { group } from './group.js';
import { orderStages } from './order.js';
import { shapeStages } from './shape.js';
import { unwind } from './unwind.js';

/** Every stage by its name. */
export const stageCompilers: Readonly<Record<string, StageCompiler>> = {
  ...shapeStages,
  ...orderStages,
  ...countingStages,
  $group: group,
  $unwind: unwind,
};

/** Stages of MongoDB 7.0 that this server refuses by name. */
export const UNSUPPORTED_STAGES: ReadonlySet<string> = new Set([
  ...['$addFields', '$bucket', '$bucketAuto', '$changeStream', '$changeStreamSplitLargeEvent', '$collStats', '$count'],
  ...['$currentOp', '$densify', '$documents', '$facet', '$fill', '$geoNear', '$graphLookup', '$indexStats'],
  ...['$listLocalSessions', '$listSampledQueries', '$listSearchIndexes', '$listSessions', '$lookup', '$merge', '$out'],
  ...['$planCacheStats', '$redact', '$replaceRoot', '$replaceWith', '$sample', '$search', '$searchMeta'],
  ...['$setWindowFields', '$shardedDataDistribution', '$sortByCount', '$unionWith', '$vectorSearch'],
]);
