import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { SignInDocument } from '../graphql/generated/typed/graphql';
import { signInOutcome } from '../session/signIn/signInOutcome';
import { useT } from '../texts/useT';
import { Eye } from './Eye';
import { Field } from './Field';
import { Refusal, request } from './request';

export interface FormProps {
  /** Called when someone begins to type. */
  readonly onTyping: () => void;
  /** @param message what the server says to it */
  readonly onSignedIn: (message: MessageOrText) => Promise<void>;
}

const NAMES = ['email', 'password'] as const;
type Values = Readonly<Record<(typeof NAMES)[number], string>>;
type Errors = Partial<Values>;

/** The rules are loaded while someone types, as the console is. */
const errorsIn = async (values: Values): Promise<Errors> => (await import('./check')).errorsIn(values);

/** Email, password, and what the server says to them. */
export function Form({ notice, onTyping, onSignedIn }: FormProps & { readonly notice?: ReactNode }) {
  const t = useT();
  const [values, setValues] = useState<Values>({ email: '', password: '' });
  // Null until something was sent: nothing is wrong while it is typed for the first time.
  const [errors, setErrors] = useState<Errors | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isPasswordVisible, setPasswordVisible] = useState(false);
  const [refusal, setRefusal] = useState<MessageOrText | null>(null);

  const type = (change: Partial<Values>) => {
    if (!isTyping) onTyping();
    setTyping(true);
    const next = { ...values, ...change };
    setValues(next);
    // Rules that cannot be loaded now are requested again, and their failure is shown, when the form is sent.
    if (errors) errorsIn(next).then(setErrors, () => undefined);
  };

  const send = async (form: HTMLFormElement) => {
    setRefusal(null);
    const found = await errorsIn(values);
    setErrors(found);
    const wrong = NAMES.find((name) => found[name]);
    if (wrong) return form.querySelector<HTMLInputElement>(`#${wrong}`)?.focus();
    const { signIn } = await request(SignInDocument, { identifier: values.email.trim(), password: values.password });
    const outcome = signInOutcome(signIn);
    if (outcome.session) await onSignedIn(outcome.message);
    else setRefusal(outcome.refusal);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    send(event.currentTarget)
      .catch((error: unknown) => setRefusal(error instanceof Refusal ? error.message : messages.signInFailed))
      .finally(() => setSending(false));
  };

  const refused = refusal && (
    <p className="refusal" role="alert">
      {t.words(refusal)}
    </p>
  );
  const label = t.inSentence('labels.password');
  return (
    <form noValidate onSubmit={submit}>
      {refused || notice}
      <Field
        name="email"
        label={t('labels.email')}
        type="email"
        autoComplete="username"
        autoFocus
        value={values.email}
        error={errors?.email && t.words(errors.email)}
        onChange={({ target }) => type({ email: target.value })}
      />
      <Field
        name="password"
        label={t('labels.password')}
        type={isPasswordVisible ? 'text' : 'password'}
        autoComplete="current-password"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        value={values.password}
        error={errors?.password && t.words(errors.password)}
        onChange={({ target }) => type({ password: target.value })}
      >
        <button
          type="button"
          aria-label={isPasswordVisible ? t('records.hideLabel', { label }) : t('records.showLabel', { label })}
          onClick={() => setPasswordVisible(!isPasswordVisible)}
        >
          <Eye crossed={isPasswordVisible} />
        </button>
      </Field>
      <button type="submit" disabled={isSending}>
        {isSending ? t('records.processing') : t('people.signIn')}
      </button>
    </form>
  );
}
