import { PHONE_MAX, VISITOR_NAME } from '@polyphony/domain/limits.js';
import { SelectField, TextField } from '../../forms/fields.js';
import type { FormState } from '../../forms/formState.js';
import type { CountriesQuery } from '../../generated/graphql.js';
import { groupsOf } from '../../settings/participants.js';
import type { Visit } from '../../visit/visit.js';

/** The field names of a visitor's profile. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'phone', 'nationality', 'country'] as const;

type Countries = CountriesQuery['countries'];

interface ProfileFieldsProps {
  readonly visit: Visit;
  /** In the order of their names in the visitor's language. */
  readonly countries: Countries;
  readonly state: FormState;
}

/** A profile stores a country by its English name. What it has already stays a choice, whatever it is. */
function countryChoices(countries: Countries, present: string | undefined): (readonly [string, string])[] {
  const choices = countries.map(({ name, englishName }) => [englishName, name] as const);
  return !present || choices.some(([value]) => value === present) ? choices : [[present, present], ...choices];
}

/** The fields of a visitor's profile, for registration and for changes. Where there is one participant group, it has no field. */
export function ProfileFields({ visit, countries, state }: ProfileFieldsProps) {
  const { fields } = visit.texts;
  const groups = groupsOf(visit);
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
      {groups.length > 0 && (
        <SelectField
          name="nationality"
          label={fields.nationality}
          hint={fields.nationalityHint}
          state={state}
          empty={fields.choose}
          choices={groups.map(({ code, name }) => [code, name])}
        />
      )}
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
