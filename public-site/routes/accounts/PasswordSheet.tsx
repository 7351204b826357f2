import { PasswordField } from '../../forms/fields.js';
import { Form, SubmitRow } from '../../forms/Form.js';
import type { FormState } from '../../forms/formState.js';
import type { Texts } from '../../texts/texts.js';
import { NewPasswordFields } from './NewPasswordFields.js';

export interface OwnSheetProps {
  readonly email: string;
  readonly texts: Texts;
  readonly state: FormState;
}

/** Password managers ask whose password it is. */
export const HiddenUsername = ({ email }: Pick<OwnSheetProps, 'email'>) => (
  <input type="hidden" name="username" autoComplete="username" value={email} />
);

/** Sheet on which the password is changed. */
export function PasswordSheet({ email, texts, state }: OwnSheetProps) {
  const { account: words, fields } = texts;
  return (
    <section className="sheet" aria-labelledby="password-title">
      <h2 id="password-title">{words.password}</h2>
      <p className="sheet__lead">{words.passwordLead}</p>
      <Form intent="password" label="password-title">
        <HiddenUsername email={email} />
        <PasswordField
          name="currentPassword"
          label={fields.currentPassword}
          state={state}
          autoComplete="current-password"
          texts={texts}
        />
        <NewPasswordFields label={fields.newPassword} texts={texts} state={state} />
        <SubmitRow label={words.changePassword} />
      </Form>
    </section>
  );
}
