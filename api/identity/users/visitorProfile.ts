import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { modelOptions, prop, Severity } from '@typegoose/typegoose';
import type { Context } from '../../context.js';

/** A visitor's identity document, stored in the private files and never served publicly. */
export interface IdentityFile {
  /** Its key in the private files. */
  readonly key: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** An account that is being erased: since when, and the language of the mail that says so. */
export interface Erasure {
  readonly since: Date;
  readonly lang: LanguageChoice;
}

/** The data of a visitor account besides the name, the e-mail and the password. */
@modelOptions({ schemaOptions: { _id: false }, options: { allowMixed: Severity.ALLOW } })
export class VisitorProfile {
  @prop({ type: String, required: true })
  firstName!: string;

  @prop({ type: String, required: true })
  lastName!: string;

  @prop({ type: String, required: true })
  phone!: string;

  /** The code of a participant group. */
  @prop({ type: String, required: true })
  nationality!: string;

  @prop({ type: String, required: true })
  country!: string;

  @prop({ type: Object, default: null })
  identityFile!: IdentityFile | null;

  /**
   * The language of their last registration or sign-in, or what they switched the site to since: that of all mails to them.
   */
  @prop({ type: String, default: null })
  language!: string | null;

  /** Identifies the last registration: until the e-mail is verified, anyone may register the same address again. */
  @prop({ type: String, default: null })
  registration!: string | null;

  /** Time at which the e-mail was verified; no sign-in before. */
  @prop({ type: Date, default: null })
  verifiedAt!: Date | null;

  /** Time of their last sign-in. */
  @prop({ type: Date, default: null })
  signedInAt!: Date | null;

  /** Time of their last booking: each booking writes it, which an erasure at the same time conflicts with. */
  @prop({ type: Date, default: null })
  bookedAt!: Date | null;

  /** Set from the moment that the account is being erased until it is gone. */
  @prop({ type: Object, default: null })
  erasure!: Erasure | null;
}

/**
 * The language for mails to a user: their own, or, if unknown (staff, users without an account), the request's. One that
 * staff have deactivated since counts as the default, as in a request: its texts can no longer be corrected.
 */
export function readersLanguage(
  reader: { readonly visitor?: Pick<VisitorProfile, 'language'> | null } | null | undefined,
  { language, languages }: Pick<Context, 'language' | 'languages'>,
): LanguageChoice {
  const own = reader?.visitor?.language ?? language.requested;
  return { ...language, requested: languages.some(({ code }) => code === own) ? own : language.default };
}
