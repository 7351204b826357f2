import { eventPrice } from '@polyphony/domain/kinds/eventPrice.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { SelectInput } from '../../fields/choices/SelectInput';
import { TextInput } from '../../fields/TextInput';
import { eventOperations } from '../../graphql/generated/operations/event';
import { eventPriceOperations as operations } from '../../graphql/generated/operations/eventPrice';
import { formScreen } from '../../records/screen';
import { AmountInput } from './prices/AmountInput';
import { useOnlyChoice } from './prices/useOnlyChoice';
import { usePricing } from './prices/usePricing';

const choices = (entries: readonly { readonly code: string; readonly name: string }[]) =>
  entries.map(({ code, name }) => ({ id: code, label: name, disabled: false }));

function Fields() {
  const { groups, types } = usePricing();
  useOnlyChoice('nationality', groups);
  useOnlyChoice('priceType', types);
  return (
    <>
      <ReferenceInput name="eventId" options={eventOperations.options} empty={screenTexts.noData} />
      <TextInput name="label" />
      <SelectInput name="nationality" options={choices(groups)} />
      <SelectInput name="priceType" options={choices(types)} />
      <AmountInput name="amount" />
    </>
  );
}

export const screen = formScreen({
  kind: eventPrice,
  operations,
  Fields,
});
