import { NumberInput } from '../../fields/NumberInput';
import { SlugInput } from '../../fields/SlugInput';
import { TextInput } from '../../fields/TextInput';

/** The inputs of a record that is a name, a slug and an order number (`namedRules`). */
export const NamedFields = () => (
  <>
    <TextInput name="name" />
    <SlugInput name="slug" />
    <NumberInput name="orderNumber" />
  </>
);
