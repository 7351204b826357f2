import type { FileKind } from '@polyphony/domain/files.js';
import { file } from '@polyphony/domain/kinds/file.js';
import type { Toggle } from '@polyphony/domain/kinds/kind.js';
import { messages, type Message } from '@polyphony/domain/messages.js';
import { Types } from 'mongoose';
import type { Context } from '../context.js';
import { inTransaction } from '../platform/transaction.js';
import { done, refused, type Outcome } from '../records/write/outcome.js';
import { derivedOf } from '../records/search/derived.js';
import type { Condition } from '../records/read/listQuery.js';
import { authorOf, type StoredRecord } from '../records/schema/record.js';
import type { FormValues } from '../records/write/recordRules.js';
import { RecordStore, type RecordEvent } from '../records/write/recordStore.js';
import type { Services } from '../services.js';
import { asFile, FileModel } from './file.js';
import { countUses, isUsed, usesOf, whereIn } from './fileUses.js';
import { variantsOf } from './keys.js';
import { PendingUploadModel } from './pendingUpload.js';

const SHOWN_KINDS: readonly FileKind[] = ['images', 'videos'];

/** What of a new file a person can read: not the upload it was, nor its blurred preview. */
const readable = ({ uploadKey: _uploadKey, placeholder: _placeholder, ...values }: FormValues): FormValues => values;

/** A record names the file that was to be deleted. */
class InUse extends Error {}

/** The files of the library. They come to be by registration; one that is a default one or in use stays. */
class FileStore extends RecordStore {
  protected override readonly bulkToggle = 'each';
  protected override readonly bulkDelete = 'each';

  /** Adds a file whose object is in its place; what it was uploaded as is pending no more. Both, or neither. */
  async add(values: FormValues, context: Context): Promise<Outcome> {
    const now = new Date();
    const author = authorOf(context);
    const derived = derivedOf(this.kind, values);
    const document = { ...values, ...derived, createdAt: now, updatedAt: now, createdBy: author, updatedBy: author };
    const event: RecordEvent = {
      action: 'CREATE',
      record: values,
      changes: this.changes.between(null, readable(values)),
    };
    const added = await this.recorded(context, event, () =>
      inTransaction(async (session) => {
        const [made] = await this.model.create([document], { session });
        if (values['uploadKey'])
          await PendingUploadModel.deleteOne({ _id: values['uploadKey'] as string }, { session });
        return made?.toObject<StoredRecord>() ?? null;
      }),
    );
    if (!added) throw new Error('A new file was not answered.');
    await context.services.stamps.changed(this.kind.name);
    return done(messages.created(this.kind.label), added);
  }

  /** Gives a file other content; its id stays. */
  async replace(id: string, values: FormValues, context: Context, version?: number | null): Promise<Outcome> {
    return this.change(
      id,
      version,
      context,
      messages.updated(this.kind.label),
      (current) =>
        asFile(current).fileKind === values['fileKind']
          ? Promise.resolve({ ...values, revision: asFile(current).revision + 1 })
          : Promise.resolve(refused(messages.fileKindKept)),
      'REPLACE',
    );
  }

  /** Only images and SVGs can be a default file (SPEC-D125). */
  override refuseToggle(record: StoredRecord, _toggle: Toggle, to: boolean): Message | null {
    return to && asFile(record).fileKind !== 'images' ? messages.onlyPicturesDefault : null;
  }

  override async toggle(id: string, toggle: Toggle, to: boolean | null | undefined, context: Context) {
    const record = await this.get(id);
    const refusal = this.refuseToggle(record, toggle, to ?? record[toggle] !== true);
    return refusal ? refused(refusal) : super.toggle(id, toggle, to, context);
  }

  override async refuseDelete(record: StoredRecord, context: Context): Promise<Message | null> {
    const kept = await super.refuseDelete(record, context);
    if (kept) return kept;
    const { loaders } = context;
    const count = await loaders.one('file uses', record._id.toHexString(), (ids) =>
      countUses(
        ids.map((id) => new Types.ObjectId(id)),
        loaders.stores,
      ),
    );
    return count ? messages.fileInUse(messages.recordCount(count)) : null;
  }

  /** Visitors are shown what pages show; documents they get by a link that somebody gave them. */
  protected override visible(asked: Condition): Condition {
    const { fileKind } = asked;
    const shown = SHOWN_KINDS.filter((kind) => fileKind === undefined || kind === fileKind);
    return { ...asked, fileKind: { $in: shown } };
  }

  protected override mustHold(changes: FormValues | null): Condition {
    return changes === null ? { default: { $ne: true } } : {};
  }

  /** Refused while a record names it, saying which. A record that is saved with it at the same moment wins or loses whole. */
  override async delete(id: string, context: Context): Promise<Outcome> {
    const refusal = async ({ _id }: StoredRecord) => {
      const uses = await usesOf(_id, context);
      return uses.total > 0 ? refused(messages.fileInUse(whereIn(uses))) : null;
    };
    const record = await this.get(id);
    const inUse = record['default'] === true ? null : await refusal(record);
    if (inUse) return inUse;
    try {
      return await super.delete(id, context);
    } catch (error) {
      if (!(error instanceof InUse)) throw error;
      return (await refusal(record)) ?? refused(messages.somethingWrong);
    }
  }

  protected override remove({ _id, version }: StoredRecord, { loaders: { stores } }: Context): Promise<boolean> {
    return inTransaction(async (session) => {
      const condition = { ...this.mustHold(null), _id, version };
      const { deletedCount } = await this.model.deleteOne(condition, { session });
      if (deletedCount > 0 && (await isUsed(_id, stores, session))) throw new InUse();
      return deletedCount > 0;
    });
  }

  /** The object goes after the record: what is left behind when this fails, the sweep finds. */
  protected override async written(
    before: StoredRecord | null,
    after: StoredRecord | null,
    { log, services }: Context,
  ) {
    if (!before) return;
    const old = asFile(before).fileS3Key;
    if (after && asFile(after).fileS3Key === old) return;
    try {
      await removeObjects(old, before._id.toHexString(), services);
    } catch (error) {
      log.warn({ err: error, key: old }, 'the object of a deleted file is left to the sweep');
    }
  }

  /** The record of an upload that was registered before. */
  byUploadKey(uploadKey: string, userId: Types.ObjectId): Promise<StoredRecord | null> {
    return this.model.findOne({ uploadKey, userId }).lean<StoredRecord>();
  }

  byKey(fileS3Key: string): Promise<StoredRecord | null> {
    return this.model.findOne({ fileS3Key }).lean<StoredRecord>();
  }
}

async function removeObjects(key: string, fileId: string, services: Pick<Services, 'storage'>): Promise<void> {
  await services.storage.remove(key);
  for await (const variant of services.storage.list(variantsOf(fileId))) await services.storage.remove(variant.key);
}

export const fileStore = new FileStore(file, FileModel);
