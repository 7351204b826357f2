import type { FileKind } from '@polyphony/domain/files/files.js';
import { isFileType } from '@polyphony/domain/files/fileTypes.js';
import { FOCUS_MIDDLE } from '@polyphony/domain/files/focalPoint.js';
import { sharedCropName } from '@polyphony/domain/files/sharedCrop.js';
import { file } from '@polyphony/domain/kinds/file.js';
import type { FormOf } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { number, string } from 'yup';
import type { Context } from '../context.js';
import { inTransaction } from '../platform/database/transaction.js';
import { textIn } from '../platform/values.js';
import { isInBin } from '../records/bin/moveToBin.js';
import { invalid, refused, type Outcome } from '../records/write/outcome.js';
import type { Condition } from '../records/read/listQuery.js';
import type { RecordStores } from '../records/store/loaders.js';
import type { StoredRecord } from '../records/schema/record.js';
import type { FieldError } from '../records/schema/types.js';
import { Form } from '../records/write/form.js';
import { oneByOne, refusalOfDefault, type KindSteps, type StateRefusals } from '../records/write/kindRules.js';
import type { FormValues } from '../records/write/recordRules.js';
import { RecordStore } from '../records/store/recordStore.js';
import { idOf, refusalsOf, type Written } from '../records/write/write.js';
import type { Services } from '../services.js';
import { FileModel, focusOf, type StoredFile } from './file.js';
import { countUses, isUsed, usesOf, whereIn } from './fileUses.js';
import { FOLDERS, variantKey, variantsOf } from './keys.js';
import { PendingUploadModel } from './pendingUpload.js';

const DISPLAYABLE_KINDS: readonly FileKind[] = ['images', 'videos'];

/** The condition says the type, as the partial index does: MongoDB uses the index for no other query. */
export const uploadedAs = (uploadKey: string) => ({ uploadKey: { $eq: uploadKey, $type: 'string' } as const });

/** The default file cannot be deleted. */
const NOT_DEFAULT = { default: { $ne: true } };

/** A record names the file that was to be deleted. */
class InUse extends Error {}

class FileForm extends Form<StoredFile, FormOf<typeof file>> {
  override async refuseSave(next: FormOf<typeof file>, current: StoredFile | null): Promise<FieldError[]> {
    if (!current || current.fileKind === 'images') return Promise.resolve([]);
    const moved = (['focusX', 'focusY'] as const).filter((field) => next[field] !== FOCUS_MIDDLE);
    return Promise.resolve(moved.map((field) => invalid(field, messages.onlyPicturesFocus)));
  }
}

/** The files of the library. Registration creates them; a default file or one in use cannot be deleted. */
class FileStore extends RecordStore<typeof file, StoredFile> {
  override readonly form = new FileForm(this, file);

  /** The upload that a file was, and its blurred preview. */
  override readonly audited = { hidden: ['uploadKey', 'placeholder'] };

  /** Archives of earlier versions have no type. */
  override readonly archived = {
    condition: {},
    carried: {
      revision: number().integer().min(1).required(),
      fileType: string().test(
        'type',
        'this is no type that a file has',
        (type) => type === undefined || isFileType(type),
      ),
    },
  };

  /** Pages show the pictures that their records name: an upload changes none. */
  override readonly cachedParts = { listedBy: [] };

  override readonly steps: KindSteps<FormOf<typeof file>> = {
    // Each deletion is a transaction of its own.
    batches: (write, ids) => (write.action === 'DELETE' ? oneByOne(ids) : null),
    precondition: (changes) => (changes === null ? NOT_DEFAULT : {}),
    remove: (records, context) => this.#remove(records, context),
    written: (written: Written<StoredFile>, context) => this.#removeOldObjects(written, context),
  };

  override readonly refusals: StateRefusals<StoredFile> = {
    // Only images and SVGs can be a default file (SPEC-D125).
    toggle: (record, _, to) => (to && record.fileKind !== 'images' ? messages.onlyPicturesDefault : null),
    delete: async (record, { loaders }) => {
      const refusal = refusalOfDefault(this.kind, record);
      if (refusal) return refusal;
      const count = await loaders.one('file uses', record._id.toHexString(), (ids) =>
        countUses(
          ids.map((id) => new Types.ObjectId(id)),
          loaders.stores,
        ),
      );
      return count ? messages.fileInUse(messages.recordCount(count)) : null;
    },
    // Says which records name a file. Those of the list need no more than a number.
    deletes: (records, context) =>
      refusalsOf(records, async (record) => {
        const refusal = refusalOfDefault(this.kind, record);
        if (refusal) return refusal;
        const uses = await usesOf(record._id, context);
        return uses.total > 0 ? messages.fileInUse(whereIn(uses)) : null;
      }),
  };

  /** Adds a file whose object is in its place; its upload is no longer pending. Both, or neither. */
  add(values: FormValues, context: Context): Promise<Outcome> {
    return this.saveNew(context, {
      write: { action: 'CREATE', input: values },
      message: messages.created(this.kind.label),
      changes: () => values,
      alongside: async (session) => {
        const uploadKey = textIn(values.uploadKey);
        if (uploadKey) await PendingUploadModel.deleteOne({ _id: uploadKey }, { session });
      },
    });
  }

  /** Gives a file other content; its id stays. */
  replace(id: string, values: FormValues, context: Context, version?: number | null): Promise<Outcome> {
    const changes = (current: StoredFile) =>
      current.fileKind === values.fileKind
        ? { ...values, ...focusAfter(current, values), revision: current.revision + 1 }
        : refused(messages.fileKindKept);
    return this.save(id, context, {
      write: { action: 'REPLACE', input: values },
      message: messages.updated(this.kind.label),
      version,
      changes,
    });
  }

  /** Visitors see the files that pages show; documents are reached only by their link. */
  protected override visible(requested: Condition): Condition {
    const { fileKind } = requested;
    const visibleKinds = DISPLAYABLE_KINDS.filter((kind) => fileKind === undefined || kind === fileKind);
    return { ...requested, fileKind: { $in: visibleKinds } };
  }

  async #remove(records: readonly StoredRecord[], { loaders: { stores } }: Context): Promise<ReadonlySet<string>> {
    const removed = new Set<string>();
    for (const record of records) if (await this.#removeUnused(record, stores)) removed.add(idOf(record));
    return removed;
  }

  /**
   * A record that is saved with the file at the same moment wins or loses whole.
   * @returns false when the file has changed, or a record names it by now
   */
  async #removeUnused({ _id, version }: StoredRecord, stores: RecordStores): Promise<boolean> {
    try {
      return await inTransaction(async (session) => {
        const { deletedCount } = await this.model.deleteOne({ ...NOT_DEFAULT, _id, version }, { session });
        if (deletedCount > 0 && (await isUsed(_id, stores, session))) throw new InUse();
        return deletedCount > 0;
      });
    } catch (error) {
      // Worked out again, the deletion is refused by what names the file.
      if (error instanceof InUse) return false;
      throw error;
    }
  }

  /** The objects go after the record: what is left behind when this fails, the sweep finds. */
  async #removeOldObjects({ before, after }: Written<StoredFile>, { log, services }: Context): Promise<void> {
    if (!before) return;
    const old = before.fileS3Key;
    try {
      // A file of the bin can come back. When it is deleted there, the sweep removes its objects.
      if (!after && (await isInBin(before._id))) return;
      if (!after || after.fileS3Key !== old) await removeObjects(old, before._id.toHexString(), services);
      else await removeOldCrop(before, after, services);
    } catch (error) {
      log.warn({ err: error, key: old }, 'an object of a file that was changed or deleted is left to the sweep');
    }
  }

  /** The record of an upload that was registered before. */
  byUploadKey(uploadKey: string, userId: Types.ObjectId): Promise<StoredFile | null> {
    return this.model.findOne({ ...uploadedAs(uploadKey), userId }).lean<StoredFile>();
  }

  /** The file, if its content is this upload. */
  async ofUpload(id: string, uploadKey: string): Promise<StoredFile | null> {
    return Types.ObjectId.isValid(id) ? this.model.findOne({ _id: id, uploadKey }).lean<StoredFile>() : null;
  }

  /** The file with this key in the storage, or that was uploaded under it: clients know the key that they registered. */
  byKey(key: string): Promise<StoredFile | null> {
    const condition = key.startsWith(FOLDERS.uploads) ? uploadedAs(key) : { fileS3Key: key };
    return this.model.findOne(condition).lean<StoredFile>();
  }
}

/** The focal point of replaced content: that of the old picture if the new one has its proportions, else the middle. */
function focusAfter({ width, height }: StoredFile, values: FormValues): FormValues {
  const [newWidth, newHeight] = [Number(values.width), Number(values.height)];
  const isSimilar = Math.abs((width ?? 0) * newHeight - (height ?? 0) * newWidth) <= (width ?? 0) * newHeight * 0.01;
  return isSimilar ? {} : { focusX: FOCUS_MIDDLE, focusY: FOCUS_MIDDLE };
}

/** Removes the crop around a focal point that the picture no longer has. */
async function removeOldCrop(before: StoredFile, after: StoredFile, services: Pick<Services, 'storage'>) {
  const old = sharedCropName(focusOf(before));
  if (old === sharedCropName(focusOf(after))) return;
  await services.storage.remove(variantKey(before._id.toHexString(), before.revision, old));
}

async function removeObjects(key: string, fileId: string, services: Pick<Services, 'storage'>): Promise<void> {
  await services.storage.remove(key);
  for await (const variant of services.storage.list(variantsOf(fileId))) await services.storage.remove(variant.key);
}

export const fileStore = new FileStore(file, FileModel);
