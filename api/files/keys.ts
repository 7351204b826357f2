import { randomBytes } from 'node:crypto';

/** Maximum length of a file name in a key; its beginning and its extension are retained. */
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

/** The top-level folders of the storage. */
export const FOLDERS = { uploads: 'uploads/', files: 'files/', variants: 'variants/' } as const;

/** A new, unguessable key to upload under, made of the file's name and the time (FILES-017). */
export const newUploadKey = (fileName: string): string => FOLDERS.uploads + unique(fileName);

/** A new key for an inspected file; no upload form gives access to it. */
export const newFileKey = (fileName: string): string => FOLDERS.files + unique(fileName);

/** The key of a variant of one revision of a file. */
export const variantKey = (fileId: string, revision: number, name: string): string =>
  `${variantsOf(fileId)}${revision}/${name}`;

/** The folder of a file's variants. */
export const variantsOf = (fileId: string): string => `${FOLDERS.variants}${fileId}/`;
