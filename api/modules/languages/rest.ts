import { language } from '@polyphony/domain/kinds/language.js';
import { records } from '../../records/rest/responses.js';
import { kindRoutes } from '../../records/rest/kindRoutes.js';
import { snakeDates } from '../../records/rest/names.js';
import { methodsOf, type Row } from '../../records/rest/row.js';
import { viewOf } from '../../records/rest/views.js';

const group = 'Languages';
const names = { app_lang_code: 'appLangCode', status: 'active', ...snakeDates } as const;

const published = viewOf(
  { name: 'PublishedLanguage', type: 'Language' },
  { _id: 'id', ...names },
  ['id', 'name', 'code', 'appLangCode', 'active', 'rtl', 'default'].map((from) => ({ from })),
);

const clientPath = '/api/client/language/list';

export const languages: Row[] = [
  ...kindRoutes(language, {
    group,
    about: 'The languages that texts are written in.',
    path: '/api/language',
    rows: {
      lists: 'REST-055',
      create: 'REST-056',
      details: 'REST-057',
      update: 'REST-058',
      delete: 'REST-059',
      'toggle-active-status': 'REST-060',
      'toggle-rtl-status': 'REST-061',
      'toggle-default-status': 'REST-062',
    },
    ids: ['languageId'],
    names,
    // One language is always the default (SPEC-D29), so the path only sets it.
    sets: ['default'],
  }),
  {
    source: 'REST-063',
    path: clientPath,
    methods: methodsOf(clientPath),
    group,
    summary: 'Lists the active languages for visitors, all of them.',
    document: `query list { result: publishedLanguages { id name code appLangCode active rtl default } }`,
    inputs: [{ name: 'language', aliases: ['lang'], to: null }],
    // LANG-016 names the list fetchData; other lists of the gateway name it data.
    response: records(published, ['fetchData', 'data']),
  },
];
