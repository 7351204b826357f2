import { cleanFileName, UNKNOWN_TYPE } from '@polyphony/domain/files/files.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import type { Context } from '../context.js';
import type { CheckedFile, Imported } from '../records/write/fileLibrary.js';
import { addressOf } from './file.js';
import { fileStore } from './fileStore.js';
import { inspect } from './inspect/inspect.js';
import { bytesSource } from './inspect/inspection.js';
import { newFileKey } from './keys.js';
import { valuesOf } from './registration.js';

/**
 * Checks bytes that are to be added to the library in the name of the context's user. If interrupted, the addition leaves
 * an object without a record, which the sweep removes.
 */
export async function checkFile(bytes: Buffer, name: string, context: Context): Promise<CheckedFile> {
  if (bytes.length === 0) return { refusal: messages.fileEmpty };
  const fileName = cleanFileName(name);
  const inspected = await inspect(bytesSource(bytes), { name: fileName, type: UNKNOWN_TYPE });
  if ('refusal' in inspected) return inspected;
  const stored = inspected.replacement ?? bytes;
  const add = async () => {
    const fileS3Key = newFileKey(fileName);
    const { session, services } = context;
    await services.storage.write(fileS3Key, stored, inspected.type);
    const { record } = await fileStore.add(
      {
        ...valuesOf(inspected, stored.length),
        fileS3Key,
        fileName,
        altText: {},
        userId: session && new Types.ObjectId(session.userId),
      },
      context,
    );
    if (!record) throw new Error('The imported file was not returned.');
    return { id: record._id.toHexString(), url: addressOf(record, services.fileAddresses) };
  };
  return { add };
}

/** Adds bytes to the library in the name of the context's user. */
export async function importFile(bytes: Buffer, name: string, context: Context): Promise<Imported> {
  const checked = await checkFile(bytes, name, context);
  return 'refusal' in checked ? checked : checked.add();
}
