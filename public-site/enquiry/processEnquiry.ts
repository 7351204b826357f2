import { withCountryCode } from '@polyphony/domain/contact/phoneNumber.js';
import { ENQUIRY_FILL_MS } from '@polyphony/domain/limits.js';
import { refusedBy, type Outcome } from '../forms/formState.js';
import type { FormDefinition, Sent } from '../forms/processForm.js';
import { SubmitEnquiryDocument } from '../generated/graphql.js';
import type { Act } from '../graphql/act.js';
import { address } from '../visit/address.js';
import type { Visit } from '../visit/visit.js';

/** The record that an enquiry is about. */
export interface EnquirySubject {
  /** Name of its kind: 'blogPost'. */
  readonly kind: string;
  readonly id: string;
}

/** The field with the id of the record: a visitor chooses one of several, and a single one is carried along. */
export const SUBJECT = 'subject';

/** Id of the form on its page. */
export const ENQUIRY_ID = 'enquiry';
/** A field that visitors do not see: programs that fill every field give themselves away. */
export const TRAP = 'website';
/** Time at which the form was shown, in milliseconds since 1970. */
export const RENDERED_AT = 'shownAt';

const TYPED = ['firstName', 'lastName', 'email', 'mobileNumber', 'problemDescription'] as const;
/** Each under its own name; what is wrong with the record is about the entire form. */
const FORM_FIELDS = Object.fromEntries(TYPED.map((name) => [name, name]));
const OPTIONAL: ReadonlySet<string> = new Set(['lastName']);

/**
 * The form that sends an enquiry, for the page of a record or any other one (`form` of its route).
 * @param subjects the record that it is about, or several to choose from; none: nothing in particular
 */
export const enquiryForm = (...subjects: readonly EnquirySubject[]): FormDefinition => ({
  fields: [SUBJECT, ...TYPED, RENDERED_AT, TRAP],
  submit: (sent, act, visit) => submit(sent, subjects, act, visit),
});

async function submit({ values }: Sent, subjects: readonly EnquirySubject[], act: Act, visit: Visit): Promise<Outcome> {
  const chosen = values[SUBJECT];
  const [only, ...more] = subjects;
  const about = chosen === undefined && more.length === 0 ? only : subjects.find(({ id }) => id === chosen);
  // An enquiry to one record goes to no other, even if that is the only one by now.
  if (!about && (chosen || only)) return { errors: { [SUBJECT]: visit.texts.enquiry.chooseSubject }, message: null };
  // Nothing is acknowledged that is not stored: a person whom a program filled the form for sends it once more. What
  // lacks a field is refused anyway, and rather says which.
  const complete = TYPED.every((name) => OPTIONAL.has(name) || values[name]?.trim());
  if (complete && seemsAutomatic(values, visit)) return { errors: {}, message: visit.texts.enquiry.sendAgain };
  const typed = Object.fromEntries(TYPED.map((name) => [name, values[name] ?? '']));
  // The API takes one form only (SPEC-D46); people and browsers write others.
  const mobileNumber = withCountryCode(values['mobileNumber'] ?? '');
  const input = { ...typed, mobileNumber, ...(about && { aboutKind: about.kind, aboutId: about.id }) };
  const { submitEnquiry: sent } = await act(SubmitEnquiryDocument, { input });
  if (sent.success) return { to: `${address(visit.path, { done: 'enquired' })}#${ENQUIRY_ID}` };
  return refusedBy(sent, FORM_FIELDS);
}

/** Whether a program seems to have filled the form: a field that nobody sees, or sooner than a person can type. */
function seemsAutomatic(values: Sent['values'], { cameAt }: Visit): boolean {
  const took = Number(cameAt) - Number(values[RENDERED_AT] || Number.NaN);
  return Boolean(values[TRAP]) || !(took >= ENQUIRY_FILL_MS);
}
