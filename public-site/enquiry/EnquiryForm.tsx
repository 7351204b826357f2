import { ENQUIRY_EMAIL_MAX, ENQUIRY_MESSAGE_MAX, ENQUIRY_NAME_MAX, ENQUIRY_PHONE } from '@polyphony/domain/limits.js';
import { EmailField, SelectField, TextAreaField, TextField } from '../forms/fields.js';
import { Carried, Form, FormNotice, PrivacyNote, SubmitRow } from '../forms/Form.js';
import { noticeOf, type FormState } from '../forms/formState.js';
import type { Visit } from '../visit/visit.js';
import { ENQUIRY_ID, RENDERED_AT, SUBJECT, TRAP } from './processEnquiry.js';

const HEADING_ID = `${ENQUIRY_ID}-heading`;

interface EnquiryFormProps {
  readonly visit: Visit;
  /** As it was sent, if something was wrong with it. */
  readonly form: FormState | undefined;
  /** The records that a visitor chooses from, and the one that is chosen at first. */
  readonly subjects?: readonly { readonly id: string; readonly name: string }[];
  readonly chosen?: string | undefined;
}

/** The form that sends an enquiry, below any page whose route takes it (`enquiryForm`). It works by HTML alone. */
export function EnquiryForm({ visit, form, subjects = [], chosen = '' }: EnquiryFormProps) {
  const { enquiry: words, fields, forms, privacy } = visit.texts;
  const state = form ?? { values: { [SUBJECT]: chosen }, errors: {}, notice: noticeOf(visit), focus: null };
  const [only, ...more] = subjects;
  // The chosen one may no longer take enquiries: then also among the one that is left.
  const choosing = more.length > 0 || state.errors[SUBJECT] !== undefined;
  // Most names need no rule beside them: it is shown where one has been refused.
  const nameHint = (name: 'firstName' | 'lastName') => (state.errors[name] ? words.nameHint : undefined);
  return (
    <section className="enquiry" id={ENQUIRY_ID} tabIndex={-1} aria-labelledby={HEADING_ID}>
      <div className="sheet">
        <header className="sheet__head">
          <h2 id={HEADING_ID}>{words.title}</h2>
          <p>{words.lead}</p>
        </header>
        <FormNotice notice={state.notice} />
        <Form label={HEADING_ID}>
          <Carried name={RENDERED_AT} value={firstRenderedAt(state, visit)} />
          {choosing ? (
            <SelectField
              name={SUBJECT}
              label={words.subject}
              empty={words.chooseSubject}
              state={state}
              choices={subjects.map(({ id, name }) => [id, name] as const)}
            />
          ) : (
            only && <Carried name={SUBJECT} value={only.id} />
          )}
          <TextField
            name="firstName"
            label={fields.firstName}
            hint={nameHint('firstName')}
            state={state}
            autoComplete="given-name"
            maxLength={ENQUIRY_NAME_MAX}
          />
          <TextField
            name="lastName"
            label={fields.lastName}
            hint={nameHint('lastName')}
            optional={forms.optional}
            state={state}
            autoComplete="family-name"
            maxLength={ENQUIRY_NAME_MAX}
          />
          <EmailField label={fields.email} state={state} autoComplete="email" maxLength={ENQUIRY_EMAIL_MAX} />
          <TextField
            name="mobileNumber"
            label={words.mobileNumber}
            hint={words.mobileNumberHint}
            state={state}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            maxLength={ENQUIRY_PHONE.max}
          />
          <TextAreaField
            name="problemDescription"
            label={words.message}
            state={state}
            rows={6}
            maxLength={ENQUIRY_MESSAGE_MAX}
          />
          <div className="visually-hidden" aria-hidden="true">
            <label htmlFor={TRAP}>{words.trap}</label>
            <input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <SubmitRow label={words.submit} />
        </Form>
        <PrivacyNote words={privacy} />
      </div>
    </section>
  );
}

/** A form that comes back was first shown when it says, unless that is no time. */
function firstRenderedAt({ values }: FormState, { cameAt }: Visit): string {
  const submitted = values[RENDERED_AT] ?? '';
  return /^\d{1,15}$/.test(submitted) && Number(submitted) <= Number(cameAt) ? submitted : cameAt;
}
