import { eventPrice, PRICE_TYPES } from '@polyphony/domain/kinds/eventPrice.js';
import { NATIONALITIES } from '@polyphony/domain/events/nationality.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { NumberInput } from '../../fields/NumberInput';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { SelectInput } from '../../fields/choices/SelectInput';
import { TextInput } from '../../fields/TextInput';
import { eventOperations } from '../../graphql/generated/operations/event';
import { eventPriceOperations as operations } from '../../graphql/generated/operations/eventPrice';
import { formScreen } from '../../records/screen';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { inWords } from './priceWords';

const choices = (values: readonly string[], t: Translate) =>
  values.map((id) => ({ id, label: t(inWords(id)), disabled: false }));

function Fields() {
  const t = useT();
  return (
    <>
      <ReferenceInput name="eventId" options={eventOperations.options} empty={screenTexts.noData} />
      <TextInput name="label" />
      <SelectInput name="nationality" options={choices(NATIONALITIES, t)} />
      <SelectInput name="priceType" options={choices(PRICE_TYPES, t)} />
      <NumberInput name="amount" />
    </>
  );
}

export const screen = formScreen({
  kind: eventPrice,
  operations,
  Fields,
});
