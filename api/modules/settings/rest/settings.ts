import { settingKeys } from '@polyphony/domain/settings/settingKeys.js';
import { entriesIn } from '../../../platform/values.js';
import { messageOnly, type ResponseSpec } from '../../../records/rest/responses.js';
import { FILE_SELECTION, files, filesSchema } from '../../../records/rest/fileViews.js';
import type { Input } from '../../../records/rest/inputs.js';
import { methodsOf, type Row } from '../../../records/rest/row.js';
import { OUTCOME } from '../../../records/rest/selections.js';

const group = 'Website settings';
const keys: Input = {
  name: 'keys',
  aliases: ['types', 'targetFields', 'keys[]'],
  to: 'keys',
  required: true,
  description: 'The keys: a list, its JSON text, or separated by commas.',
};
const language: Input = { name: 'language', aliases: ['lang', 'languageCode'], to: 'lang' };

/** A map of each requested key to its value; lists are JSON text. */
const targetFieldsData: ResponseSpec = {
  content: (result) => {
    const settings = entriesIn(result);
    return { targetFieldsData: Object.fromEntries(settings.map(({ key, value }) => [String(key), value])) };
  },
  describe: () => ({
    targetFieldsData: {
      type: 'object',
      description: 'The value of each requested key; of a list its JSON text.',
      additionalProperties: { type: 'string' },
    },
  }),
};

/** The same for visitors, with the pictures whose ids are among the values: nobody else tells them where those are. */
const withFiles: ResponseSpec = {
  content: (result) => {
    // Each setting that is selected with one has the picture whose id its value is, or none.
    const pictures = entriesIn(entriesIn(result).map(({ file }) => file));
    return { ...targetFieldsData.content(result), ...files(pictures) };
  },
  describe: (schemaOf) => ({ ...targetFieldsData.describe(schemaOf), ...filesSchema(schemaOf) }),
};

const reading = (query: string, more = '') =>
  `query read($keys: [String!]!, $lang: String) { result: ${query}(keys: $keys, lang: $lang) { key value ${more} } }`;

export const settings: Row[] = [
  {
    source: 'REST-017',
    path: '/api/website-settings/lists',
    methods: methodsOf('/api/website-settings/lists'),
    group,
    summary: 'Returns settings by their keys, in the base language or in the language of the code.',
    document: reading('websiteSettings'),
    inputs: [keys, language],
    response: targetFieldsData,
    example: { keys: ['meta_title', 'link_one_label'] },
  },
  {
    source: 'REST-018',
    path: '/api/client/website-settings/list',
    methods: methodsOf('/api/client/website-settings/list'),
    group,
    summary: 'Returns settings by their keys, as visitors read them.',
    document: reading('publishedSettings', `file ${FILE_SELECTION}`),
    inputs: [keys, language],
    response: withFiles,
    example: { keys: ['meta_title'] },
  },
  {
    source: 'REST-019',
    path: '/api/website-settings/update',
    methods: methodsOf('/api/website-settings/update'),
    group,
    summary: 'Stores the settings that `types` names, all or none; of a list its texts or their JSON text.',
    document: `mutation store($types: [String!], $values: WebsiteSettingsInput! = {}, $lang: String) {
      result: updateWebsiteSettings(types: $types, values: $values, lang: $lang) { ${OUTCOME} } }`,
    inputs: [
      { name: 'types', aliases: ['types[]'], to: 'types', required: true, description: 'The keys to store.' },
      language,
      ...[...settingKeys.values()].map(({ key, name, column }): Input => ({
        name: key,
        ...(column !== null && { aliases: [`${key}[]`] }),
        to: `values.${name}`,
      })),
    ],
    response: messageOnly,
    example: { types: ['meta_title'], meta_title: 'Courses and events' },
  },
];
