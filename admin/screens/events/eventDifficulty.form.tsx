import { eventDifficulty } from '@polyphony/domain/kinds/eventDifficulty.js';
import { OrderNumberInput } from '../../fields/OrderNumberInput';
import { SlugInput } from '../../fields/SlugInput';
import { TextInput } from '../../fields/TextInput';
import { eventDifficultyOperations as operations } from '../../graphql/generated/operations/eventDifficulty';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: eventDifficulty,
  operations,
  Fields: () => (
    <>
      <TextInput name="name" label="Difficulty Name" />
      <SlugInput name="slug" label="Slug" />
      <OrderNumberInput />
    </>
  ),
});
