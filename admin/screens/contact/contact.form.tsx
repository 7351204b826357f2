import { contact } from '@polyphony/domain/kinds/contact.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { RuleInputs } from '../../fields/RuleInputs';
import { contactOperations as operations } from '../../graphql/generated/operations/contact';
import { languageOperations } from '../../graphql/generated/operations/language';
import { formScreen } from '../../records/screen';
import { CoordinateInput } from './CoordinateInput';
import { OpeningHoursInput } from './OpeningHoursInput';

const own = {
  latitude: <CoordinateInput name="latitude" />,
  longitude: <CoordinateInput name="longitude" />,
  openingHours: <OpeningHoursInput name="openingHours" />,
  languageId: (
    <ReferenceInput
      name="languageId"
      options={languageOperations.options}
      none="words.none"
      empty={screenTexts.noData}
    />
  ),
};

export const screen = formScreen({
  kind: contact,
  operations,
  createAction: 'contact.addNewContact',
  Fields: () => <RuleInputs names={Object.keys(contact.rules.fields)} own={own} />,
});
