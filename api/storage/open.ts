import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '../platform/settings.js';
import { DiskStorage } from './diskStorage.js';
import { diskUploadHandler } from './diskUploadHandler.js';
import { openStorage, type Storage } from './storage.js';

/** Where this server takes the forms of the disk storage. */
export const UPLOAD_PATH = '/upload';

export interface OpenedStorage {
  readonly storage: Storage;
  /** Takes forms that this server itself is posted; null where they go elsewhere. */
  readonly handler: ReturnType<typeof diskUploadHandler> | null;
}

/** Opens the storage that the settings name: a folder of this machine. */
export function openStorageOf(settings: Settings): OpenedStorage {
  const disk = new DiskStorage(join(settings.DATA_DIR, 'files'), {
    postUrl: UPLOAD_PATH,
    // A secret of its own: what is signed with it can be mistaken for nothing else.
    secret: createHmac('sha256', settings.JWT_SECRET).update('disk storage').digest('base64url'),
  });
  openStorage(disk);
  return { storage: disk, handler: diskUploadHandler(disk) };
}
