import { array, number, object, string } from 'yup';
import { cleanFileName, MIME_TYPE_PATTERN, UNKNOWN_TYPE } from './files.js';
import { UPLOADS_AT_ONCE } from '../limits.js';
import { messages } from '../messages/messages.js';
import { sizeRefusal } from './sizeRefusal.js';

const MEGABYTE = 1024 * 1024;

/** Normalizes a MIME type: lower case, without parameters; UNKNOWN_TYPE if empty. */
const mimeType = () =>
  string()
    .transform((type: unknown) =>
      typeof type === 'string' ? (type.split(';')[0] ?? '').trim().toLowerCase() || UNKNOWN_TYPE : type,
    )
    .default(UNKNOWN_TYPE)
    .matches(MIME_TYPE_PATTERN, messages.invalid('labels.type'));

/** Values that a client declares of a file before uploading it. */
export const uploadRules = object({
  name: string()
    .required(messages.required('labels.fileName'))
    .transform((name: unknown) => (typeof name === 'string' && name !== '' ? cleanFileName(name) : name)),
  type: mimeType(),
  size: number()
    .required(messages.required('labels.size'))
    .integer(messages.invalid('labels.size'))
    .moreThan(0, messages.fileEmpty)
    .test('size of its type', function (size) {
      const message = sizeRefusal((this.parent as { type?: string }).type ?? UNKNOWN_TYPE, size ?? 0);
      return message === null || this.createError({ message });
    }),
});

/** Files that are uploaded together. */
export const uploadsRules = object({
  files: array()
    .of(uploadRules)
    .required()
    .min(1, messages.required('labels.file'))
    .max(UPLOADS_AT_ONCE.files, messages.uploadTooManyFiles(UPLOADS_AT_ONCE.files))
    .test(
      'size together',
      messages.uploadTooLargeTogether(UPLOADS_AT_ONCE.megabytes),
      (files) => (files ?? []).reduce((sum, { size }) => sum + (size ?? 0), 0) <= UPLOADS_AT_ONCE.megabytes * MEGABYTE,
    ),
});

/** Values declared of a file after it was uploaded. Its key alone counts; what it is, is looked at. */
export const registrationRules = object({
  key: string().required(messages.required('labels.key')),
  name: string()
    .nullable()
    .default(null)
    .transform((name: unknown) => (typeof name === 'string' && name.trim() !== '' ? cleanFileName(name) : null)),
  type: string().nullable().default(null),
  size: number().nullable().default(null),
  url: string().nullable().default(null),
});
