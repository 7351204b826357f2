import { contact } from '@polyphony/domain/kinds/contact.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { RuleInputs } from '../../fields/RuleInputs';
import { contactOperations as operations } from '../../graphql/generated/operations/contact';
import { languageOperations } from '../../graphql/generated/operations/language';
import { formScreen } from '../../records/screen';
import { CoordinateInput } from './CoordinateInput';
import { OpeningHoursInput } from './OpeningHoursInput';
import { TimeZoneInput } from './TimeZoneInput';

const HOURS = 'openingHours';
const names = Object.keys(contact.rules.fields);
const place = names.indexOf(HOURS);

const own = {
  latitude: <CoordinateInput name="latitude" />,
  longitude: <CoordinateInput name="longitude" />,
  timeZone: <TimeZoneInput name="timeZone" />,
  languageId: (
    <ReferenceInput name="languageId" options={languageOperations.options} none="None" empty={screenTexts.noData} />
  ),
};

export const screen = formScreen({
  kind: contact,
  operations,
  createAction: 'Add New Contact',
  Fields: () => (
    <>
      <RuleInputs names={names.slice(0, place)} own={own} />
      <OpeningHoursInput name={HOURS} />
      <RuleInputs names={names.slice(place + 1)} own={own} />
    </>
  ),
});
