import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { modelOptions, prop, Severity } from '@typegoose/typegoose';
import { NATIONALITIES, type Nationality } from '@polyphony/domain/nationality.js';

/** A visitor's identity file: kept privately, never served. */
export interface IdentityFile {
  /** Its name in the private store. */
  readonly key: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** What an account of the public site holds beside the name, the e-mail and the password. */
@modelOptions({ schemaOptions: { _id: false }, options: { allowMixed: Severity.ALLOW } })
export class VisitorProfile {
  @prop({ type: String, required: true })
  firstName!: string;

  @prop({ type: String, required: true })
  lastName!: string;

  @prop({ type: String, required: true })
  phone!: string;

  @prop({ type: String, required: true, enum: NATIONALITIES })
  nationality!: Nationality;

  @prop({ type: String, required: true })
  country!: string;

  @prop({ type: Object, default: null })
  identityFile!: IdentityFile | null;

  /** The language they last registered or logged in in: what is mailed to them is written in it, whoever causes it. */
  @prop({ type: String, default: null })
  language!: string | null;

  /** Which registration made it what it is: a stranger may register the same address anew until it is verified. */
  @prop({ type: String, default: null })
  registration!: string | null;

  /** When the e-mail was shown to be theirs; nobody signs in before. */
  @prop({ type: Date, default: null })
  verifiedAt!: Date | null;
}

/**
 * The language to write to somebody in: their own; of those who have none kept (staff, strangers) the request's.
 */
export const readersLanguage = (
  reader: { readonly visitor?: Pick<VisitorProfile, 'language'> | null } | null | undefined,
  request: LanguageChoice,
): LanguageChoice => ({ ...request, asked: reader?.visitor?.language ?? request.asked });
