import { menu } from '@polyphony/domain/kinds/menu.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ParentInput } from '../../fields/choices/ParentInput';
import { NumberInput } from '../../fields/NumberInput';
import { TextInput } from '../../fields/TextInput';
import { menuOperations as operations } from '../../graphql/generated/operations/menu';
import { formScreen } from '../../records/screen';
import { LinkInput } from './LinkInput';

export const screen = formScreen({
  kind: menu,
  operations,
  Fields: () => (
    <>
      <TextInput name="name" />
      <LinkInput name="link" />
      <ParentInput
        name="parentId"
        empty={screenTexts.menuNotCreated}
        placeholder="menus.noParent"
        options={operations.options}
      />
      <NumberInput name="orderNumber" />
    </>
  ),
});
