import { DeletedRecordModel } from '../../records/bin/deletedRecord.js';
import { BinResolver } from './binResolver.js';

export { startEmptyingBin } from './emptyBin.js';
export const binModels = [DeletedRecordModel] as const;
export const binResolvers = [BinResolver] as const;
