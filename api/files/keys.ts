import { randomBytes } from 'node:crypto';

/** What can be said of a name in a key, on any storage and in any address: its beginning and its ending stay. */
const NAME_MAX = 100;

const plain = (fileName: string): string => {
  const safe = fileName
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|[.-]+$/g, '');
  if (safe.length <= NAME_MAX) return safe || 'file';
  const [ending = ''] = /\.[A-Za-z0-9]{1,10}$/.exec(safe) ?? [];
  return safe.slice(0, NAME_MAX - ending.length) + ending;
};

const unique = (fileName: string) => `${plain(fileName)}-${Date.now()}-${randomBytes(9).toString('hex')}`;

/** The folders of the storage, each with what it holds. */
export const FOLDERS = { uploads: 'uploads/', files: 'files/', variants: 'variants/' } as const;

/** FILES-017: a new key to upload under, of the file's name and the time; nobody can guess it. */
export const newUploadKey = (fileName: string): string => FOLDERS.uploads + unique(fileName);

/** A new key for a file that was looked at: no form leads there. */
export const newFileKey = (fileName: string): string => FOLDERS.files + unique(fileName);

/** Where what was derived from a file is. */
export const variantsOf = (fileId: string): string => `${FOLDERS.variants}${fileId}/`;
