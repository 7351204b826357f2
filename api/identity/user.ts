import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';
import { RecordBase } from '../records/schema/record.js';
import { VisitorProfile } from './visitorProfile.js';

/** Staff work in the console and hold a role; visitors have an account of the public site. */
export const USER_KINDS = ['staff', 'visitor'] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** The form in which an e-mail is stored and looked up: two people never differ in capitals only. */
export const normalizedEmail = (typed: string): string => typed.trim().toLowerCase();

/** Everybody who can sign in, staff and visitors alike (SPEC-D12). No GraphQL type: types that show a user pick fields. */
@modelOptions({ schemaOptions: { collection: 'users', versionKey: false } })
@index({ email: 1 }, { unique: true })
@index({ roleId: 1 })
export class User extends RecordBase {
  @prop({ type: String, required: true, enum: USER_KINDS })
  kind!: UserKind;

  @prop({ type: String, required: true })
  name!: string;

  /** Normalized; unique among all kinds. */
  @prop({ type: String, required: true })
  email!: string;

  @prop({ type: String, default: null })
  passwordHash!: string | null;

  /** The one role of a member of staff; null for visitors. */
  @prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  roleId!: Types.ObjectId | null;

  /** File id. */
  @prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  picture!: Types.ObjectId | null;

  /** Of visitors only. */
  @prop({ type: () => VisitorProfile, default: null })
  visitor!: VisitorProfile | null;
}

export const UserModel = getModelForClass(User);
