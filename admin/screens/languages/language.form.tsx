import { language } from '@polyphony/domain/kinds/language.js';
import { TextInput } from '../../fields/TextInput';
import { languageOperations as operations } from '../../graphql/generated/operations/language';
import { formScreen } from '../../records/screen';
import { defaultLanguage } from './defaultLanguage';
import { LanguageProgress } from './LanguageProgress';

export const screen = formScreen({
  kind: language,
  operations,
  exclusiveToggle: defaultLanguage,
  Fields: () => (
    <>
      <TextInput name="name" />
      <TextInput name="code" />
      <TextInput name="appLangCode" />
      <LanguageProgress />
    </>
  ),
});
