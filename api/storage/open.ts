import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { StartError } from '../platform/process/startError.js';
import type { Settings } from '../platform/settings.js';
import { DiskStorage } from './diskStorage.js';
import { diskHandler } from './diskHandler.js';
import type { Storage } from './storage.js';

/** Path where this server accepts the forms of the disk storage, and serves the addresses that it signs. */
export const STORAGE_PATH = '/storage';

export interface OpenedStorage {
  readonly storage: Storage;
  /** The handler of the disk storage; null for a bucket. */
  readonly handler: ReturnType<typeof diskHandler> | null;
  /** The origin that browsers upload to, when it is not this server. */
  readonly origin: string | null;
}

function diskOf({ DATA_DIR, JWT_SECRET }: Settings): OpenedStorage {
  const storage = new DiskStorage(join(DATA_DIR, 'files'), {
    url: STORAGE_PATH,
    // A derived secret, so that its signatures cannot be confused with others.
    secret: createHmac('sha256', JWT_SECRET).update('disk storage').digest('base64url'),
  });
  return { storage, handler: diskHandler(storage), origin: null };
}

async function bucketOf(bucket: string, settings: Settings): Promise<OpenedStorage> {
  const { S3_REGION, S3_ENDPOINT, S3_PUBLIC_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FOLDER } = settings;
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY)) {
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: either both or none.');
  }
  // Loaded lazily: the SDK is large.
  const { S3Storage } = await import('./s3Storage.js');
  const storage = new S3Storage({
    bucket,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    publicEndpoint: S3_PUBLIC_ENDPOINT,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
    prefix: S3_FOLDER ? `${S3_FOLDER}/` : '',
  });
  const reached = S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT;
  const origin = reached ? new URL(reached).origin : `https://${bucket}.s3.${S3_REGION}.amazonaws.com`;
  return { storage, handler: null, origin };
}

/**
 * Opens the configured storage: a bucket, or a local folder.
 * @throws StartError when settings contradict each other
 */
export async function openStorage(settings: Settings): Promise<OpenedStorage> {
  return settings.S3_BUCKET ? bucketOf(settings.S3_BUCKET, settings) : diskOf(settings);
}
