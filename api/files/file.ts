import { index, prop } from '@typegoose/typegoose';
import { FILE_KINDS, mediaUrl, type FileKind } from '@polyphony/domain/files/files.js';
import { FOCUS_MIDDLE, type FocalPoint } from '@polyphony/domain/files/focalPoint.js';
import { file } from '@polyphony/domain/kinds/file.js';
import type { Localized as LocalizedText } from '@polyphony/domain/languages.js';
import mongoose, { type Types } from 'mongoose';
import { GraphQLFloat } from 'graphql';
import { Field, ID, Int } from 'type-graphql';
import { RequirePermission } from '../access/permissionDirective.js';
import { Computed } from '../records/schema/computed.js';
import { choiceEnum } from '../records/schema/enums.js';
import type { FileAddresses } from '../records/read/fileAddresses.js';
import { Localized, RequiredNumber, Switch, Text } from '../records/graphql/fields.js';
import { modelOf } from '../records/schema/model.js';
import { RecordBase, type StoredRecord } from '../records/schema/record.js';
import { Record, workersOf } from '../records/graphql/recordClass.js';

const FileKindEnum = choiceEnum('fileKind', FILE_KINDS);

/** A stored file record. */
export type StoredFile = StoredRecord & File;
// What is read by the keys of all kinds has no type of one.
export const asFile = (record: StoredRecord) => record as StoredFile;

/** The address of a stored file on this server. */
export const addressOf = (stored: StoredRecord, addresses: FileAddresses): string => {
  const { _id, fileName, revision } = asFile(stored);
  const id = _id.toHexString();
  return mediaUrl({ id, token: addresses.token(id), fileName, revision });
};
const ADDRESS = ['_id', 'fileName', 'revision'];

/** The focal point of a stored file: the middle of those that were stored before there was one. */
export const focusOf = ({ focusX, focusY }: Readonly<Record<string, unknown>>): FocalPoint => ({
  x: typeof focusX === 'number' ? focusX : FOCUS_MIDDLE,
  y: typeof focusY === 'number' ? focusY : FOCUS_MIDDLE,
});

@Record(file, 'A file of the library: a picture, a video, a document.')
@index({ fileS3Key: 1 }, { unique: true })
@index({ uploadKey: 1 }, { unique: true, partialFilterExpression: { uploadKey: { $type: 'string' } } })
export class File extends RecordBase {
  @Text('How it is called, and saved under.') fileName!: string;
  @Localized('What it shows, for those who cannot see it.', { nullable: true }) altText!: LocalizedText;

  @RequiredNumber(
    'Of a picture: how far from its left edge is what crops keep in view, from 0 to 1.',
    FOCUS_MIDDLE,
    GraphQLFloat,
  )
  focusX!: number;

  @RequiredNumber(
    'Of a picture: how far from its upper edge is what crops keep in view, from 0 to 1.',
    FOCUS_MIDDLE,
    GraphQLFloat,
  )
  focusY!: number;

  @Switch('Whether it is a default one: kept from deletion. Pictures only.', false) default!: boolean;

  @RequirePermission(...workersOf(file))
  @Field({ description: 'Where it is in the storage; other calls name it by this, too.' })
  @prop({ type: String, required: true })
  readonly fileS3Key!: string;

  @Field({ description: 'Its MIME type, by its content.' })
  @prop({ type: String, required: true })
  readonly fileType!: string;

  @Field(() => FileKindEnum, { description: 'What it is for limits and filters.' })
  @prop({ type: String, required: true, enum: FILE_KINDS })
  readonly fileKind!: FileKind;

  @Field(() => Int, { description: 'Its size in bytes.' })
  @prop({ type: Number, required: true })
  readonly fileSize!: number;

  @Computed<StoredRecord>((stored, _args, { services }) => addressOf(stored, services.fileAddresses), {
    needs: ADDRESS,
  })
  @Field({ description: 'Its address on the server, with its revision: for ever the same bytes.' })
  readonly fileUrl!: string;

  @Computed<StoredRecord>(
    (stored, _args, { services: { fileAddresses } }) => `${fileAddresses.baseUrl}${addressOf(stored, fileAddresses)}`,
    { needs: ADDRESS },
  )
  @Field({ description: 'Where to fetch it: the base address of files joined with its own.' })
  readonly url!: string;

  @Field(() => Int, { nullable: true, description: 'Of a picture, in pixels.' })
  @prop({ type: Number, default: null })
  readonly width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a picture, in pixels.' })
  @prop({ type: Number, default: null })
  readonly height!: number | null;

  @Field(() => String, { nullable: true, description: 'A tiny picture to show until it is there: a data address.' })
  @prop({ type: String, default: null })
  readonly placeholder!: string | null;

  @Field(() => Int, { description: 'Counts what its content was replaced by, from 1.' })
  @prop({ type: Number, required: true, default: 1 })
  readonly revision!: number;

  @RequirePermission(...workersOf(file))
  @Field(() => ID, { nullable: true, description: 'Id of the user who uploaded it.' })
  @prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  readonly userId!: Types.ObjectId | null;

  /** The key it was uploaded under: registering the same key again returns this record. */
  @prop({ type: String, default: null })
  readonly uploadKey!: string | null;

  /** Time at which a record that newly references it was last saved (see fileUse). */
  @prop({ type: Date, default: null })
  readonly namedAt!: Date | null;
}

export const FileModel = modelOf(File);
