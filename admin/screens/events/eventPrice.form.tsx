import { eventPrice, NATIONALITIES, PRICE_TYPES } from '@polyphony/domain/kinds/eventPrice.js';
import { messages } from '@polyphony/domain/messages.js';
import { NumberInput } from '../../fields/NumberInput';
import { ReferenceInput } from '../../fields/ReferenceInput';
import { SelectInput } from '../../fields/SelectInput';
import { TextInput } from '../../fields/TextInput';
import { eventOperations } from '../../graphql/generated/operations/event';
import { eventPriceOperations as operations } from '../../graphql/generated/operations/eventPrice';
import { formScreen } from '../../records/screen';
import { inWords } from './priceWords';

const choices = (values: readonly string[]) => values.map((id) => ({ id, label: inWords(id), disabled: false }));

export const screen = formScreen({
  kind: eventPrice,
  operations,
  Fields: () => (
    <>
      <ReferenceInput name="eventId" label="Event" options={eventOperations.options} empty={messages.noData} />
      <TextInput name="label" label="Price Label" />
      <SelectInput name="nationality" label="Participant Type" options={choices(NATIONALITIES)} />
      <SelectInput name="priceType" label="Price Type" options={choices(PRICE_TYPES)} />
      <NumberInput
        name="amount"
        label="Price Amount"
        hint="Bhutanese pay in Ngultrum, international guests in US dollars"
      />
    </>
  ),
});
