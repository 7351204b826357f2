import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';
import { FOLDED_NAMES, SEARCH_KEYS } from '../../platform/searchKeys.js';
import { RecordBase } from '../../records/schema/record.js';
import { VisitorProfile } from './visitorProfile.js';

/** Staff work in the console and hold a role; visitors have an account on the public site. */
export const USER_KINDS = ['staff', 'visitor'] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** Visitors whose e-mail was never verified: they never signed in, and nothing refers to them. */
export const PENDING = { kind: 'visitor', 'visitor.verifiedAt': null } as const;

/** Users who may sign in, as far as this says: not blocked, and not being erased. True of all staff. */
export const OPEN = { blocked: { $ne: true }, 'visitor.erasure': null } as const;

/** The form in which e-mails are stored and looked up: without case. */
export const normalizedEmail = (typed: string): string => typed.trim().toLowerCase();

/** Every user, staff and visitors alike (SPEC-D12). Not a GraphQL type: types that show a user pick fields. */
@modelOptions({ schemaOptions: { collection: 'users', versionKey: false } })
@index({ email: 1 }, { unique: true })
@index({ roleId: 1 })
@index({ updatedAt: 1 }, { partialFilterExpression: PENDING })
@index({ 'visitor.erasure.since': 1 }, { partialFilterExpression: { 'visitor.erasure.since': { $exists: true } } })
export class User extends RecordBase {
  @prop({ type: String, required: true, enum: USER_KINDS })
  kind!: UserKind;

  @prop({ type: String, required: true })
  name!: string;

  /** Normalized; unique among users of all kinds. */
  @prop({ type: String, required: true })
  email!: string;

  @prop({ type: String, default: null })
  passwordHash!: string | null;

  /** The one role of a member of staff; null for visitors. */
  @prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  roleId!: Types.ObjectId | null;

  /** A file id. */
  @prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  picture!: Types.ObjectId | null;

  /** Of visitors: nobody signs in to the account. */
  @prop({ type: Boolean, default: false })
  blocked!: boolean;

  /** Time at which a visitor last used the site signed in, to within a few minutes; null for staff. */
  @prop({ type: Date, default: null })
  lastSeenAt!: Date | null;

  /** Keys by which visitors are found (`visitorSearchFields`); missing from accounts that are still to be filled in. */
  @prop({ type: () => [String], default: undefined })
  readonly [SEARCH_KEYS]?: readonly string[];

  @prop({ type: mongoose.Schema.Types.Mixed, default: undefined })
  readonly [FOLDED_NAMES]?: Readonly<Record<string, string>>;

  /** Null for staff. */
  @prop({ type: () => VisitorProfile, default: null })
  visitor!: VisitorProfile | null;
}

export const UserModel = getModelForClass(User);
