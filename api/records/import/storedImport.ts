import { getModelForClass, index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import type { ImportValues } from '@polyphony/domain/import/cells.js';
import type { Message } from '@polyphony/domain/messages/messages.js';
import mongoose, { type Types } from 'mongoose';
import type { LineChange, LineForm } from './lineForm.js';
import type { FileMatching, Mapping } from './table/mapping.js';

/**
 * What an import is doing, or waits for. An import that is READING is not complete: its upload has not ended. One that is MATCHING
 * waits for a person to say what the columns of its file are.
 */
export const IMPORT_STATES = [
  'READING',
  'MATCHING',
  'CHECKING',
  'CHECKED',
  'APPLYING',
  'APPLIED',
  'UNDOING',
  'UNDONE',
  'FAILED',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Those in which the server works on it. */
export const WORKING = ['CHECKING', 'APPLYING', 'UNDOING'] as const satisfies readonly ImportState[];
/** Those in which it occupies a user, who has one such import at a time. */
const BUSY: readonly ImportState[] = ['READING', ...WORKING];

/** Number of rows by outcome; of `rows` all, of the others what the check and the writes have said so far. */
export interface ImportCounts {
  readonly rows: number;
  readonly create: number;
  readonly change: number;
  readonly same: number;
  readonly rejected: number;
  readonly written: number;
  readonly skipped: number;
  readonly undone: number;
  readonly kept: number;
}
export const NO_ROWS: ImportCounts = {
  rows: 0,
  create: 0,
  change: 0,
  same: 0,
  rejected: 0,
  written: 0,
  skipped: 0,
  undone: 0,
  kept: 0,
};

/**
 * The change of an import to a state, in the name of a user.
 * @throws a duplicate key error (of the index below) when another import occupies the user
 */
export const entering = (state: ImportState, actorId: Types.ObjectId) => ({
  $set: { state, ...(BUSY.includes(state) && { actorId, busyFor: actorId }) },
  ...(!BUSY.includes(state) && { $unset: { busyFor: '' } }),
});

/** The import of a file by a user, and its progress. */
@modelOptions({
  options: { allowMixed: Severity.ALLOW },
  schemaOptions: { collection: 'imports', versionKey: false, minimize: false },
})
@index({ userId: 1, kind: 1, createdAt: -1 })
@index({ state: 1, createdAt: 1 })
@index({ busyFor: 1 }, { unique: true, partialFilterExpression: { busyFor: { $type: 'objectId' } } })
export class StoredImport {
  readonly _id!: Types.ObjectId;

  @prop({ type: mongoose.Schema.Types.ObjectId, required: true }) userId!: Types.ObjectId;
  /** Of whom began it: their account may be deleted. */
  @prop({ type: String, default: '' }) userName!: string;
  /** In whose name rows are written or taken back: a Super Admin may go on with the import of a deleted account. */
  @prop({ type: mongoose.Schema.Types.ObjectId }) actorId?: Types.ObjectId;
  /** The user whom it occupies; missing where it waits or has ended. */
  @prop({ type: mongoose.Schema.Types.ObjectId }) busyFor?: Types.ObjectId;
  @prop({ type: String, required: true }) kind!: string;
  @prop({ type: String, required: true }) fileName!: string;
  @prop({ type: Date, required: true }) createdAt!: Date;
  @prop({ type: String, required: true }) state!: ImportState;
  @prop({ type: mongoose.Schema.Types.Mixed, required: true }) counts!: ImportCounts;
  /** Of a table that is to be matched what it says. */
  @prop({ type: mongoose.Schema.Types.Mixed }) matching?: FileMatching;
  /** Of a table how its rows are read. */
  @prop({ type: mongoose.Schema.Types.Mixed }) mapping?: Mapping;
  /** Reason for its failure. */
  @prop({ type: mongoose.Schema.Types.Mixed, default: null }) problem!: Message | null;
  /** The process that works on it, or did when it was killed: while it lives, it renews a lease. */
  @prop({ type: String, default: null }) holder!: string | null;
}

/** State of a row: not checked yet, to be written, refused, written, left out, taken back, not taken back. */
export type LineState = 'read' | 'planned' | 'rejected' | 'written' | 'skipped' | 'undone' | 'kept';

/** Error of a row, and its column; '' is the row as a whole. */
export interface LineError {
  readonly column: string;
  readonly message: Message;
}

/** A row of a file. What the check finds unchanged is not stored any more. */
@modelOptions({
  options: { allowMixed: Severity.ALLOW },
  schemaOptions: { collection: 'importLines', versionKey: false, minimize: false },
})
@index({ importId: 1, state: 1, line: 1 })
@index({ importId: 1, line: 1 })
@index({ importId: 1, keys: 1 })
export class StoredLine {
  readonly _id!: Types.ObjectId;

  @prop({ type: mongoose.Schema.Types.ObjectId, required: true }) importId!: Types.ObjectId;
  @prop({ type: Number, required: true }) line!: number;
  @prop({ type: String, required: true }) state!: LineState;
  /** Of an object its values by column; of a row of a table they follow from its cells. */
  @prop({ type: mongoose.Schema.Types.Mixed }) values?: ImportValues;
  @prop({ type: () => [String], default: undefined }) cells?: string[];
  @prop({ type: mongoose.Schema.Types.Mixed, default: [] }) problems!: readonly LineError[];
  /** Fields that are set by the check. */
  @prop({ type: String }) action?: 'create' | 'change';
  /** Of a new record the id that it will have. */
  @prop({ type: String }) recordId?: string;
  @prop({ type: String }) title?: string;
  @prop({ type: Number }) version?: number;
  @prop({ type: mongoose.Schema.Types.Mixed }) form?: LineForm;
  @prop({ type: mongoose.Schema.Types.Mixed }) changes?: readonly LineChange[];
  /** The record, and the values that no two records share: to find other rows of the file that have them. */
  @prop({ type: () => [String], default: undefined }) keys?: string[];
}

export const ImportModel = getModelForClass(StoredImport);
export const ImportLineModel = getModelForClass(StoredLine);
export const importModels = [ImportModel, ImportLineModel] as const;
