import { VISITOR_PASSWORD_MIN } from '@polyphony/domain/limits.js';
import { PasswordField } from '../../forms/fields.js';
import type { FormState } from '../../forms/formState.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../../texts/texts.js';

interface Props {
  /** Label of the first field. */
  readonly label: string;
  readonly texts: Texts;
  readonly state: FormState;
}

/** A new password, entered twice. */
export function NewPasswordFields({ label, texts, state }: Props) {
  const { fields } = texts;
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={format(fields.passwordHint, { min: VISITOR_PASSWORD_MIN })}
        state={state}
        autoComplete="new-password"
        texts={texts}
      />
      <PasswordField
        name="confirmPassword"
        label={fields.confirmPassword}
        state={state}
        autoComplete="new-password"
        texts={texts}
      />
    </>
  );
}
