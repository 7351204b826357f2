import { createHash } from 'node:crypto';
import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import type { Label } from '@polyphony/domain/messages/messages.js';
import { prop } from '@typegoose/typegoose';
import mongoose, { Types } from 'mongoose';
import type { Author } from './record.js';

/** Stored fields of a record that every installation has, beside the values of its form. */
export abstract class SingleRecord {
  /** Name of the record in the audit trail. */
  @prop({ type: String, required: true })
  heading!: string;

  @prop({ type: Number, required: true, default: 1 })
  version!: number;

  @prop({ type: Date, required: true })
  createdAt!: Date;

  @prop({ type: Date, required: true })
  updatedAt!: Date;

  @prop({ type: mongoose.Schema.Types.Mixed, default: null })
  updatedBy!: Author | null;
}

/** The id of such a record. It follows from its name, so that no process has to look for it. */
export const singleId = (kind: string, name: string): string =>
  createHash('sha256').update(`${kind} ${name}`).digest('hex').slice(0, 24);

/** A record that every installation has. */
interface Single {
  readonly id: string;
  readonly heading: Label;
  /** The field that names it, and its name. */
  readonly scope: Readonly<Record<string, string>>;
  /** The values that it begins with. */
  readonly values?: object;
}

/** A model whose collection gets them. */
interface Seeded {
  readonly collection: Pick<mongoose.Collection, 'countDocuments' | 'bulkWrite'>;
}

/** Creates those that the collection has not. Idempotent, and safe in several processes at once. */
export async function seedSingles({ collection }: Seeded, singles: readonly Single[]): Promise<void> {
  if ((await collection.countDocuments()) >= singles.length) return;
  const now = new Date();
  await collection.bulkWrite(
    singles.map(({ id, heading, scope, values }) => ({
      updateOne: {
        filter: { _id: new Types.ObjectId(id) },
        update: {
          $setOnInsert: {
            ...values,
            ...scope,
            heading: textInEnglish(heading),
            version: 1,
            createdAt: now,
            updatedAt: now,
            updatedBy: null,
          },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}
