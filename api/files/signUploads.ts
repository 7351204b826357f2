import { REGISTER_WITHIN_S } from '@polyphony/domain/limits.js';
import { uploadsRules } from '@polyphony/domain/files/upload.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types } from 'mongoose';
import type { SessionDetails } from '../context.js';
import { invalidFields } from '../records/write/outcome.js';
import type { FieldError } from '../records/schema/types.js';
import type { Services } from '../services.js';
import type { SignedForm } from '../storage/storage.js';
import { newUploadKey } from './keys.js';
import { PendingUploadModel } from './pendingUpload.js';

export interface UploadToSign {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A form to upload a file with, and the key to register it by. */
export interface SignedUploadForm extends SignedForm {
  readonly key: string;
  readonly name: string;
}

type Signed =
  | { readonly uploads: readonly SignedUploadForm[]; readonly errors: null }
  | { readonly uploads: null; readonly errors: readonly FieldError[] };

export interface UploadSettings {
  /** Maximum size that the form allows, in bytes. */
  readonly maxBytes: number;
}

/**
 * Signs a form for each file. The form's maximum size is the setting; the limits of the file's kind are checked here as
 * far as they are known, and again at registration.
 */
export async function signUploads(
  files: readonly UploadToSign[],
  { userId }: SessionDetails,
  { storage, uploads: { maxBytes } }: Pick<Services, 'storage' | 'uploads'>,
): Promise<Signed> {
  const { value, errors } = await validate(uploadsRules, { files });
  if (errors) return { uploads: null, errors: invalidFields(errors) };
  const createdAt = new Date();
  const pending = value.files.map(({ name, type }) => ({ _id: newUploadKey(name), name, type }));
  await PendingUploadModel.insertMany(
    pending.map((upload) => ({ ...upload, userId: new Types.ObjectId(userId), createdAt })),
  );
  const uploads = pending.map(async ({ _id: key, name, type }) => ({
    ...(await storage.signPost({ key, contentType: type, maxBytes })),
    key,
    name,
  }));
  return { uploads: await Promise.all(uploads), errors: null };
}

/** The pending upload of a key, if it was signed for this user within the last hour (SPEC-D128). */
export const pendingUpload = (key: string, userId: string) =>
  PendingUploadModel.findOne({
    _id: key,
    userId: new Types.ObjectId(userId),
    createdAt: { $gt: new Date(Date.now() - REGISTER_WITHIN_S * 1000) },
  }).lean();
