import type { ReactNode } from 'react';
import type { Texts } from '../texts/texts.js';
import { PRIVACY_PATH } from '../visit/sitePaths.js';
import type { Notice } from './formState.js';

/**
 * A form that posts to the page's own address. The server shows what is wrong, in the page's language and beside the field,
 * so the validation of browsers is off.
 */
export function Form({
  intent,
  files = false,
  label,
  children,
}: {
  readonly intent?: string;
  /** Whether it carries a file. */
  readonly files?: boolean;
  /** Id of the heading that names it. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <form
      className="form"
      method="post"
      noValidate
      aria-labelledby={label}
      {...(files && { encType: 'multipart/form-data' })}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
    </form>
  );
}

/** The hidden fields of a form. Browsers do not restore their earlier values. */
export const Carried = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <input type="hidden" name={name} value={value} autoComplete="off" />
);

/** Notice above a form; it has the focus when something is wrong with no field in particular. */
export function FormNotice({ notice }: { readonly notice: Notice | null }) {
  if (!notice) return null;
  const bad = notice.tone === 'bad';
  return (
    <p
      className={`form-notice form-notice--${notice.tone}`}
      role={bad ? 'alert' : 'status'}
      tabIndex={-1}
      autoFocus={bad}
    >
      {notice.text}
    </p>
  );
}

/** Button that sends a form, and what else can be done there. */
export function SubmitRow({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  return (
    <div className="form__actions">
      <button className="button" type="submit">
        {label}
      </button>
      {children}
    </div>
  );
}

/** The sheet below a form that is a page of its own. */
export function FormSheet({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="wrap form-page">
      <div className="sheet">
        <header className="sheet__head">
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}

/** Link to the page on what becomes of the typed data, below a form that an account is made or opened with. */
export const PrivacyNote = ({ words }: { readonly words: Texts['privacy'] }) => (
  <p className="sheet__privacy">
    {words.read} <a href={PRIVACY_PATH}>{words.title}</a>
  </p>
);

/** The way to the next sheet, below a form. */
export function SheetFoot({
  lead,
  href,
  label,
  prominent = false,
}: {
  readonly lead?: string;
  readonly href: string;
  readonly label: string;
  /** Whether many who come here need that sheet rather than this one. */
  readonly prominent?: boolean;
}) {
  return (
    <p className={prominent ? 'sheet__foot sheet__foot--prominent' : 'sheet__foot'}>
      {lead}
      {lead && ' '}
      <a className={prominent ? 'button button--quiet' : undefined} href={href} rel="nofollow">
        {label}
      </a>
    </p>
  );
}
