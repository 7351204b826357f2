import { file } from '@polyphony/domain/kinds/file.js';
import type { Types } from 'mongoose';
import { DeletedRecordModel } from '../records/bin/deletedRecord.js';
import type { StoredFile } from './file.js';

interface BinnedFile {
  readonly _id: Types.ObjectId;
  readonly record: Pick<StoredFile, 'fileS3Key'>;
}

/** Ids and keys of the files in the bin, few as they are: the storage keeps their objects, so that they can come back. */
export async function binnedFiles(): Promise<ReadonlySet<string>> {
  const binned = await DeletedRecordModel.find({ kind: file.name }, { 'record.fileS3Key': 1 }).lean<BinnedFile[]>();
  return new Set(binned.flatMap(({ _id, record }) => [_id.toHexString(), record.fileS3Key]));
}
