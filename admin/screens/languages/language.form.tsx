import { language } from '@polyphony/domain/kinds/language.js';
import { TextInput } from '../../fields/TextInput';
import { languageOperations as operations } from '../../graphql/generated/operations/language';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: language,
  operations,
  Fields: () => (
    <>
      <TextInput name="name" label="Language Name" />
      <TextInput name="code" label="Code" hint="One or two lowercase letters" />
      <TextInput name="appLangCode" label="App Language Code" hint="A longer code for applications, such as pt-br" />
    </>
  ),
});
