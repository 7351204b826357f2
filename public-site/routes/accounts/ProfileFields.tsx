import { NATIONALITIES, type Nationality } from '@polyphony/domain/events/nationality.js';
import { COUNTRY_MAX, PHONE_MAX, VISITOR_NAME } from '@polyphony/domain/limits.js';
import { SelectField, TextField } from '../../forms/fields.js';
import type { FormState } from '../../forms/formState.js';
import type { Texts } from '../../texts/texts.js';

/** The field names of a visitor's profile. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'phone', 'nationality', 'country'] as const;

const labels: Readonly<Record<Nationality, 'bhutanese' | 'international'>> = {
  BHUTANESE: 'bhutanese',
  INTERNATIONAL: 'international',
};

/** The fields of a visitor's profile, for registration and for changes. */
export function ProfileFields({ texts: { fields }, state }: { readonly texts: Texts; readonly state: FormState }) {
  return (
    <>
      <div className="form__pair">
        <TextField
          name="firstName"
          label={fields.firstName}
          state={state}
          autoComplete="given-name"
          maxLength={VISITOR_NAME.max}
        />
        <TextField
          name="lastName"
          label={fields.lastName}
          state={state}
          autoComplete="family-name"
          maxLength={VISITOR_NAME.max}
        />
      </div>
      <TextField
        name="phone"
        label={fields.phone}
        hint={fields.phoneHint}
        state={state}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={PHONE_MAX}
      />
      <SelectField
        name="nationality"
        label={fields.nationality}
        hint={fields.nationalityHint}
        state={state}
        empty={fields.nationalityEmpty}
        choices={NATIONALITIES.map((name) => [name, fields[labels[name]]])}
      />
      <TextField
        name="country"
        label={fields.country}
        state={state}
        autoComplete="country-name"
        maxLength={COUNTRY_MAX}
      />
    </>
  );
}
