import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { entriesIn, fieldsIn } from '../../../platform/values.js';
import type { ResponseSpec } from '../../../records/rest/responses.js';
import { messageOnly } from '../../../records/rest/responses.js';
import { Refusal } from '../../../records/rest/envelope.js';
import { FILE_SELECTION, files, filesSchema } from '../../../records/rest/fileViews.js';
import type { Input } from '../../../records/rest/inputs.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { idInput } from '../../../records/rest/names.js';
import { methodsOf, type Row } from '../../../records/rest/row.js';
import { OUTCOME } from '../../../records/rest/selections.js';

const group = 'CMS pages';
const path = '/api/page-cms';
const clientPath = '/api/client/page-cms/details/content';
const linkId = idInput(['linkId', 'pageId']);
const language: Input = {
  name: 'language',
  aliases: ['lang'],
  to: 'lang',
  inQuery: true,
  description: 'Language code.',
};

/** The content map, under the specification's name; 404 where visitors do not see the page. */
const contentDetails: ResponseSpec = {
  content: (result) => {
    if (!result) throw new Refusal(404, messages.notFound(cmsPage.label));
    return { contentDetails: fieldsIn(result).contentDetails };
  },
  describe: () => ({ contentDetails: { type: 'object', additionalProperties: true } }),
};

/** The same for visitors, with the pictures that it names: nobody else tells them where those are. */
const withPictures: ResponseSpec = {
  content: (result) => ({
    ...contentDetails.content(result),
    ...files(entriesIn(fieldsIn(result).pictures)),
  }),
  describe: (schemaOf) => ({ ...contentDetails.describe(schemaOf), ...filesSchema(schemaOf) }),
};

export const cmsPages: Row[] = [
  ...kindRoutes(cmsPage, {
    group,
    about: 'The pages of the site, and the content of their sections.',
    path,
    rows: {
      create: 'REST-021',
      view: 'REST-022',
      details: 'REST-023',
      update: 'REST-025',
      'toggle-active-status': 'REST-027',
    },
    ids: ['linkId', 'pageId'],
    names: { activeStatus: 'active', isActive: 'active' },
    more: { selection: 'linkId', fields: [{ name: 'linkId', from: 'linkId' }] },
  }),
  {
    source: 'REST-024',
    path: `${path}/details/content`,
    methods: methodsOf(`${path}/details/content`),
    group,
    summary: 'Returns the content of a page in exactly one language; the base language, if none is named.',
    document: `query content($id: ID!, $lang: String = "en") {
      result: cmsPage(id: $id) { contentDetails(lang: $lang) }
    }`,
    inputs: [linkId, language],
    response: contentDetails,
  },
  {
    source: 'REST-026',
    path: `${path}/update/content`,
    methods: methodsOf(`${path}/update/content`),
    group,
    summary: 'Stores the content of sections in a language. What is not sent stays.',
    document: `mutation content($id: ID!, $content: ContentMap!, $lang: String = "en", $version: Int) {
      result: updateCmsPageContent(linkId: $id, content: $content, lang: $lang, version: $version) { ${OUTCOME} }
    }`,
    inputs: [
      linkId,
      { name: 'formData', aliases: ['form_data', 'content'], to: 'content', description: 'The values by their keys.' },
      language,
      { name: 'version', to: 'version', description: 'The version the values were loaded with.' },
    ],
    response: messageOnly,
    example: { linkId: '65f0c0ffee0c0ffee0c0ffee', formData: { 'home-section-1-banner-heading': 'Learn by hand' } },
  },
  {
    source: 'REST-028',
    path: clientPath,
    methods: methodsOf(clientPath),
    group,
    summary: 'Returns the content of a page to visitors, by its slug or its link id.',
    document: `query content($page: String, $id: ID, $lang: String) {
      result: publishedCmsPage(slug: $page, id: $id) { contentDetails(lang: $lang) pictures ${FILE_SELECTION} }
    }`,
    inputs: [
      { name: 'page', aliases: ['slug'], to: 'page', inQuery: true, description: "Slug of the page: 'home'." },
      { ...linkId, description: 'Id of the page, in place of its slug.' },
      language,
    ],
    response: withPictures,
  },
];
