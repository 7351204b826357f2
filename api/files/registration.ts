import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { registrationRules } from '@polyphony/domain/files/upload.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types } from 'mongoose';
import type { Context, SessionDetails } from '../context.js';
import { duplicateKeyOf } from '../platform/database/duplicateKey.js';
import type { StoredRecord } from '../records/schema/record.js';
import { done, invalid, invalidFields, refusedFields, type Outcome } from '../records/write/outcome.js';
import type { FormValues } from '../records/write/recordRules.js';
import type { Services } from '../services.js';
import { ObjectChanged, ObjectMissing } from '../storage/storage.js';
import { fileStore } from './fileStore.js';
import { inspect } from './inspect/inspect.js';
import { storedSource, type Inspection } from './inspect/inspection.js';
import { newFileKey } from './keys.js';
import { PendingUploadModel } from './pendingUpload.js';
import { pendingUpload } from './signUploads.js';

/** An upload is refused; the message is shown on the field with its key. */
class Refused extends Error {
  constructor(readonly userMessage: Message) {
    super(inEnglish(userMessage));
  }
}

interface Arrived {
  readonly name: string;
  /** The values to store, except the name. */
  readonly values: ReturnType<typeof valuesOf> & { readonly fileS3Key: string; readonly uploadKey: string };
}

export const valuesOf = ({ type, kind, width, height, placeholder }: Inspection, size: number) => ({
  fileType: type,
  fileKind: kind,
  fileSize: size,
  width,
  height,
  placeholder,
});

/** Deletes an upload that was refused or has become a file. */
async function dropUpload(key: string, services: Pick<Services, 'storage'>): Promise<void> {
  await PendingUploadModel.deleteOne({ _id: key });
  await services.storage.remove(key);
}

/** Like `dropUpload`, but only logs errors, because the file exists already; the sweep tries again. */
async function dropIfPossible(key: string, { log, services }: Context): Promise<void> {
  try {
    await dropUpload(key, services);
  } catch (error) {
    log.warn({ err: error, key }, 'an upload that is a file by now was not removed');
  }
}

/**
 * Inspects an upload and copies it to a key that no form gives access to. Fails if the object changes meanwhile.
 * @throws Refused
 */
async function importUpload(
  key: string,
  requestedName: string | null,
  { userId }: SessionDetails,
  services: Pick<Services, 'storage'>,
): Promise<Arrived> {
  const pending = await pendingUpload(key, userId);
  if (!pending) throw new Refused(messages.uploadUnknown);
  const object = await services.storage.head(key);
  if (!object) throw new Refused(messages.uploadMissing);
  const name = requestedName ?? pending.name;
  const inspected =
    object.size === 0
      ? { refusal: messages.fileEmpty }
      : await inspect(storedSource(services.storage, key, object.size), { name, type: pending.type });
  if ('refusal' in inspected) {
    if (!inspected.again) await dropUpload(key, services);
    throw new Refused(inspected.refusal);
  }
  const { type: contentType, replacement } = inspected;
  const fileS3Key = newFileKey(name);
  if (replacement) {
    // The parts were separate reads: make sure that they all came from the same object.
    if ((await services.storage.head(key))?.etag !== object.etag) throw new ObjectChanged();
    await services.storage.write(fileS3Key, replacement, contentType);
  } else await services.storage.copy(key, fileS3Key, { etag: object.etag, contentType });
  return {
    name,
    values: { ...valuesOf(inspected, replacement?.length ?? object.size), fileS3Key, uploadKey: key },
  };
}

const refusalOf = (error: unknown): Message | null => {
  if (error instanceof Refused) return error.userMessage;
  if (error instanceof ObjectMissing) return messages.uploadMissing;
  return error instanceof ObjectChanged ? messages.uploadChanged : null;
};

const isSameUpload = (error: unknown) => duplicateKeyOf(error)?.includes('uploadKey') ?? false;

/** Whether the upload has become a file. */
const isRegistered = ({ success }: Outcome) => success;

/** Destination of an upload. */
interface Destination {
  /** The file that this upload has become already. */
  readonly existing: (key: string) => Promise<StoredRecord | null>;
  readonly save: (arrived: Arrived) => Promise<Outcome>;
  readonly message: Message;
}

async function registered(
  input: FormValues,
  session: SessionDetails,
  context: Context,
  { existing, save, message }: Destination,
): Promise<Outcome> {
  const { value, errors } = await validate(registrationRules, input);
  if (errors) return refusedFields(invalidFields(errors));
  const { key, name } = value;
  const { services } = context;
  const known = await existing(key);
  if (known) return done(message, known);
  let arrived: Arrived | null = null;
  try {
    arrived = await importUpload(key, name, session, services);
    const outcome = await save(arrived);
    if (isRegistered(outcome)) await dropIfPossible(key, context);
    else await services.storage.remove(arrived.values.fileS3Key);
    return outcome;
  } catch (error) {
    const refusal = refusalOf(error);
    const twice = isSameUpload(error);
    // After other errors the record may have been written anyway: keep its object; the sweep removes it if it is an
    // orphan.
    if (arrived && twice) await services.storage.remove(arrived.values.fileS3Key);
    // The same registration was sent twice concurrently: both get the one record.
    const other = twice || refusal !== null ? await existing(key) : null;
    if (other) return done(message, other);
    if (refusal === null) throw error;
    return refusedFields([invalid('key', refusal)]);
  }
}

/**
 * Makes an upload a file of the library. Idempotent: sent again, it returns the same record. Of the client's claims
 * only the name is trusted.
 */
export const registerUpload = (input: FormValues, session: SessionDetails, context: Context): Promise<Outcome> => {
  const userId = new Types.ObjectId(session.userId);
  return registered(input, session, context, {
    existing: (key) => fileStore.byUploadKey(key, userId),
    save: ({ name, values }) => fileStore.add({ ...values, fileName: name, altText: {}, userId }, context),
    message: messages.created(fileStore.kind.label),
  });
};

/** Replaces a file's content with an upload. Idempotent, too; an upload that became another file is unknown. */
export const replaceByUpload = (
  id: string,
  input: FormValues,
  session: SessionDetails,
  context: Context,
  version?: number | null,
): Promise<Outcome> =>
  registered(input, session, context, {
    existing: (key) => fileStore.ofUpload(id, key),
    save: ({ name, values }) => fileStore.replace(id, { ...values, fileName: name }, context, version),
    message: messages.updated(fileStore.kind.label),
  });
