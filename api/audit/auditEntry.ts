import { getModelForClass, index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { FOLDED_NAMES, SEARCH_KEYS } from '../platform/searchKeys.js';
import mongoose, { type Types } from 'mongoose';
import { AUDIT_OUTCOMES, type AuditChange, type AuditFacts, type AuditOutcome, type ChainedEntry } from './chain.js';

/** The facts of an entry, stored as they are hashed. */
@modelOptions({ options: { allowMixed: Severity.ALLOW } })
abstract class StoredFacts implements AuditFacts {
  @prop({ type: Date, required: true })
  readonly at!: Date;

  @prop({ type: String, required: true })
  readonly action!: string;

  @prop({ type: String, required: true, enum: AUDIT_OUTCOMES })
  readonly outcome!: AuditOutcome;

  @prop({ type: mongoose.Schema.Types.Mixed, default: null })
  readonly actor!: AuditFacts['actor'];

  @prop({ type: mongoose.Schema.Types.Mixed, required: true })
  readonly target!: AuditFacts['target'];

  @prop({ type: mongoose.Schema.Types.Mixed, required: true })
  readonly from!: AuditFacts['from'];

  @prop({ type: () => [mongoose.Schema.Types.Mixed], required: true })
  readonly changes!: readonly AuditChange[];
}

/**
 * Actions, in the order in which they happened. Entries are added and read. Nothing that is hashed is changed, but for
 * the redaction of a person.
 */
@modelOptions({ schemaOptions: { collection: 'auditEntries', versionKey: false } })
@index({ seq: -1 }, { unique: true })
@index({ intentId: 1 }, { unique: true, partialFilterExpression: { intentId: { $type: 'objectId' } } })
@index({ 'actor.id': 1, seq: -1 })
@index({ 'target.kind': 1, seq: -1 })
@index({ 'target.id': 1, seq: -1 })
@index({ action: 1, seq: -1 })
@index({ at: -1 })
@index({ [SEARCH_KEYS]: 1 })
@index({ continues: 1, seq: -1 })
@index({ series: 1, continues: 1 }, { partialFilterExpression: { series: { $exists: true } } })
export class AuditEntry extends StoredFacts implements ChainedEntry {
  @prop({ type: Number, required: true })
  readonly seq!: number;

  @prop({ type: String, required: true })
  readonly previousHash!: string;

  @prop({ type: String, required: true })
  readonly hash!: string;

  /** Set where what named a person was removed (redaction.ts). */
  @prop({ type: Boolean })
  readonly redacted?: boolean;

  /** The intent it settles, so that an intent is settled once; null for entries that needed none. */
  @prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  readonly intentId!: Types.ObjectId | null;

  /** The series that it is in (series.ts); missing where it is in none. */
  @prop({ type: String })
  readonly series?: string;

  /** Whether the series has an entry before it; missing where not. */
  @prop({ type: Boolean })
  readonly continues?: true;

  /** See trailKeys.ts; an empty list is stored where there is no name. */
  @prop({ type: () => [String], default: undefined })
  readonly [SEARCH_KEYS]?: readonly string[];

  @prop({ type: mongoose.Schema.Types.Mixed, default: undefined })
  readonly [FOLDED_NAMES]?: Readonly<Record<string, string>>;
}

/**
 * An entry that is to be added: of a committed write, or (of unknown outcome) of one that is about to be made. Gone once the entry
 * is in the trail. What is left of a killed process is found here.
 */
@modelOptions({ schemaOptions: { collection: 'auditIntents', versionKey: false } })
@index({ at: 1 })
export class AuditIntent extends StoredFacts {
  /** As of the entry. */
  @prop({ type: String })
  readonly series?: string;
}

export const AuditEntryModel = getModelForClass(AuditEntry);
export const AuditIntentModel = getModelForClass(AuditIntent);
export const auditModels = [AuditEntryModel, AuditIntentModel] as const;
