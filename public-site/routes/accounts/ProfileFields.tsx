import { NATIONALITIES, type Nationality } from '@polyphony/domain/events/nationality.js';
import { PHONE_MAX, VISITOR_NAME } from '@polyphony/domain/limits.js';
import { SelectField, TextField } from '../../forms/fields.js';
import type { FormState } from '../../forms/formState.js';
import type { CountriesQuery } from '../../generated/graphql.js';
import type { Texts } from '../../texts/texts.js';

/** The field names of a visitor's profile. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'phone', 'nationality', 'country'] as const;

const labels: Readonly<Record<Nationality, 'bhutanese' | 'international'>> = {
  BHUTANESE: 'bhutanese',
  INTERNATIONAL: 'international',
};

type Countries = CountriesQuery['countries'];

interface ProfileFieldsProps {
  readonly texts: Texts;
  /** In the order of their names in the visitor's language. */
  readonly countries: Countries;
  readonly state: FormState;
}

/** A profile stores a country by its English name. What it has already stays a choice, whatever it is. */
function countryChoices(countries: Countries, present: string | undefined): (readonly [string, string])[] {
  const choices = countries.map(({ name, englishName }) => [englishName, name] as const);
  return !present || choices.some(([value]) => value === present) ? choices : [[present, present], ...choices];
}

/** The fields of a visitor's profile, for registration and for changes. */
export function ProfileFields({ texts: { fields }, countries, state }: ProfileFieldsProps) {
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
        empty={fields.choose}
        choices={NATIONALITIES.map((name) => [name, fields[labels[name]]])}
      />
      <SelectField
        name="country"
        label={fields.country}
        state={state}
        empty={fields.choose}
        choices={countryChoices(countries, state.values['country'])}
        autoComplete="country-name"
      />
    </>
  );
}
