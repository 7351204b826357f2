import { CODE_DIGITS, CODE_LIFE_S } from '@polyphony/domain/limits.js';
import { CodeField } from '../../forms/fields.js';
import type { FormState } from '../../forms/formState.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../../texts/texts.js';

/** The one-time code that came by mail. */
export function MailedCodeField({ texts: { fields }, state }: { readonly texts: Texts; readonly state: FormState }) {
  return (
    <CodeField
      name="code"
      label={fields.code}
      hint={format(fields.codeHint, { digits: CODE_DIGITS, minutes: CODE_LIFE_S / 60 })}
      state={state}
    />
  );
}
