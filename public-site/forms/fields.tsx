import { format } from '@polyphony/domain/catalogues/text.js';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Texts } from '../texts/texts.js';
import type { FormState } from './formState.js';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly state: FormState;
  /** Text that helps to fill it. */
  readonly hint?: string;
  /** Note after the label of an optional field. */
  readonly optional?: string;
}

type Described = Readonly<Record<'id' | 'name', string>> & {
  readonly required: boolean;
  readonly autoFocus: boolean;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
};

/** A label, an input, a hint, and an error. */
function Field({
  name,
  label,
  state,
  hint,
  optional,
  children,
}: FieldProps & { readonly children: (described: Described) => ReactNode }) {
  const error = state.errors[name];
  const [hintId, errorId] = [`${name}-hint`, `${name}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label htmlFor={name}>
        {label}
        {optional && <span className="field__optional"> {optional}</span>}
      </label>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        required: !optional,
        autoFocus: state.focus === name,
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'dir' | 'className' | 'spellCheck' | 'autoCapitalize'
> & { readonly type?: 'text' | 'email' | 'tel' };

export function TextField({
  name,
  label,
  state,
  hint,
  optional,
  type = 'text',
  ...input
}: FieldProps & InputProps): ReactNode {
  return (
    <Field {...{ name, label, state }} {...(hint && { hint })} {...(optional && { optional })}>
      {(described) => <input {...input} {...described} type={type} defaultValue={state.values[name] ?? ''} />}
    </Field>
  );
}

/** Words of several lines. */
export function TextAreaField({
  maxLength,
  rows = 4,
  ...field
}: FieldProps & { readonly maxLength: number; readonly rows?: number }) {
  return (
    <Field {...field}>
      {(described) => (
        <textarea
          {...described}
          dir="auto"
          rows={rows}
          maxLength={maxLength}
          defaultValue={field.state.values[field.name] ?? ''}
        />
      )}
    </Field>
  );
}

/** An address is written from the left in every language. */
export const EmailField = (props: Omit<FieldProps, 'name'> & Pick<InputProps, 'autoComplete' | 'maxLength'>) => (
  <TextField
    autoComplete="username"
    {...props}
    name="email"
    type="email"
    dir="ltr"
    spellCheck={false}
    autoCapitalize="none"
  />
);

/** Never filled by the server. The button that shows the value is hidden until a script runs. */
export function PasswordField({
  autoComplete,
  texts,
  ...field
}: FieldProps & {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly texts: Pick<Texts, 'fields' | 'site'>;
}) {
  return (
    <Field {...field}>
      {(described) => (
        <div className="field__secret">
          <input {...described} type="password" dir="ltr" autoComplete={autoComplete} />
          <button
            type="button"
            data-shows={field.name}
            aria-pressed="false"
            aria-label={format(texts.site.named, { name: texts.fields.show, value: field.label })}
            hidden
          >
            {texts.fields.show}
          </button>
        </div>
      )}
    </Field>
  );
}

/** The digits of a mail; phones offer them by themselves. */
export function CodeField(field: FieldProps) {
  return (
    <Field {...field}>
      {(described) => (
        <input
          {...described}
          className="field__code"
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

export function SelectField({
  choices,
  empty,
  autoComplete,
  ...field
}: FieldProps & {
  readonly autoComplete?: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** Shown while nothing is chosen. */
  readonly empty: string;
}) {
  return (
    <Field {...field}>
      {(described) => (
        <select {...described} autoComplete={autoComplete} defaultValue={field.state.values[field.name] ?? ''}>
          <option value="">{empty}</option>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Browsers keep no file when a form comes back: it has to be chosen again. */
export function FileField({ accept, ...field }: FieldProps & { readonly accept: readonly string[] }) {
  return <Field {...field}>{(described) => <input {...described} type="file" accept={accept.join(',')} />}</Field>;
}
