import { eventDifficulty } from '@polyphony/domain/kinds/eventDifficulty.js';
import { NumberInput } from '../../fields/NumberInput';
import { SlugInput } from '../../fields/SlugInput';
import { TextInput } from '../../fields/TextInput';
import { eventDifficultyOperations as operations } from '../../graphql/generated/operations/eventDifficulty';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: eventDifficulty,
  operations,
  Fields: () => (
    <>
      <TextInput name="name" />
      <SlugInput name="slug" />
      <NumberInput name="orderNumber" />
    </>
  ),
});
