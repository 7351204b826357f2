import { object, string } from 'yup';
import { APP_LANGUAGE_CODE_MAX, LANGUAGE_NAME } from '../limits.js';
import { LANGUAGE_CODE } from '../languages.js';
import { messages } from '../messages/messages.js';
import { optionalText, requiredText } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';
import { asTyped } from '../text/typedText.js';

export const language = defineKind({
  name: 'language',
  plural: 'languages',
  label: 'labels.language',
  permission: { one: 'LANGUAGE', many: 'LANGUAGES' },
  titleField: 'name',
  subtitleField: 'code',
  toggles: ['active', 'rtl', 'default'],
  translatable: [],
  unique: ['code'],
  sortable: ['name', 'code', 'createdAt', 'updatedAt'],
  order: [
    ['createdAt', 1],
    ['_id', 1],
  ],
  rules: object({
    name: requiredText('labels.languageName', LANGUAGE_NAME),
    code: string()
      .transform(asTyped)
      .required(messages.required('labels.code'))
      .matches(LANGUAGE_CODE, { message: messages.languageCodeFormat, excludeEmptyString: true })
      .meta({ label: 'labels.code', hint: 'words.oneOrTwoLowercaseLetters' }),
    appLangCode: optionalText('labels.appLanguageCode', APP_LANGUAGE_CODE_MAX).meta({
      hint: 'words.aLongerCodeForApplications',
    }),
  }),
  example: { en: { name: 'Dzongkha', code: 'dz', appLangCode: 'dzo' } },
});
