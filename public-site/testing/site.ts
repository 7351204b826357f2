import { UNEDITED_TEXTS } from '@polyphony/domain/siteTexts/editedTexts.js';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePages } from '@polyphony/domain/content/pages/index.js';
import { inLanguage, type Localized } from '@polyphony/domain/languages.js';
import { dayIn } from '@polyphony/domain/timeZone.js';
import { buildSchema, execute, parse } from 'graphql';
import type {
  PageContentFragment,
  PageMetaFragment,
  PictureFileFragment,
  SiteSearchQuery,
  SiteSearchQueryVariables,
} from '../generated/graphql.js';
import { createSite, type SiteHost, type SiteResponse } from '../server.js';
import {
  CATEGORIES,
  ENGLISH_AND_ARABIC,
  EVENTS,
  rootOf,
  type TestCategory,
  type TestEvent,
  type TestLanguage,
} from './content.js';
import { CAREERS, careerRootOf, TESTIMONIALS, type TestCareer, type TestTestimonial } from './careers.js';
import { STORIES, storyRootOf, type TestStory } from './stories.js';

const site = join(import.meta.dirname, '..');
const schema = buildSchema(readFileSync(join(site, '../schema.graphql'), 'utf8'));

/** Builds the browser's files as `npm run build` does, into a folder of their own. */
/** What the settings say of prices at first. */
const PRICE_SETTINGS: Readonly<Record<string, readonly string[]>> = {
  participant_groups_code: ['BHUTANESE', 'INTERNATIONAL'],
  participant_groups_name: ['Bhutanese', 'International'],
  price_types_code: ['FRESHER', 'REVIEWER'],
  price_types_name: ['Fresher', 'Reviewer'],
};

export function buildClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-client-'));
  const vite = [join(site, 'node_modules'), join(site, '../node_modules')]
    .map((modules) => join(modules, 'vite/bin/vite.js'))
    .find(existsSync);
  if (!vite) throw new Error('Vite is not installed.');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

/** An entry of the header; those of a parent come behind it. */
export interface TestMenu {
  readonly id: string;
  readonly name: Localized;
  readonly link: string;
  readonly parentId?: string;
  readonly product?: boolean;
}

export interface TestContent {
  readonly menus?: readonly TestMenu[];
  readonly categories?: readonly TestCategory[];
  readonly events?: readonly TestEvent[];
  readonly stories?: readonly TestStory[];
  readonly careers?: readonly TestCareer[];
  readonly testimonials?: readonly TestTestimonial[];
  readonly languages?: readonly TestLanguage[];
  /** Content of pages, by their slugs; those left out have none, null ones are hidden. */
  readonly pages?: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  /** Texts of pages for search engines, by their slugs. */
  readonly pageMetas?: Readonly<Record<string, Partial<PageMetaFragment>>>;
  /** Results of the search of the site; without it, it finds nothing. */
  readonly siteSearch?: (requested: SiteSearchQueryVariables) => SiteSearchQuery['siteSearch'];
  /** The files of the library that pages show. */
  readonly pictures?: readonly PictureOfPage[];
  /** Values by the keys of settings; those left out are unset. */
  readonly settings?: Readonly<Record<string, SettingValue>>;
  readonly clientDir?: string;
  /** In place of the execution on the schema: a failing host. */
  readonly execute?: SiteHost['execute'];
  readonly report?: SiteHost['report'];
  readonly visitor?: SiteHost['visitor'];
  /** Without it, the real day of UTC. */
  readonly today?: string;
  readonly eventZone?: string | null;
}

/** A picture of the library, as pages query it. */
export type PictureOfPage = PageContentFragment['pictures'][number];

const NOTHING_FOUND = { totalItemsCount: 0, exactItemsCount: 0, correction: null, kinds: [] };

/** The pages of the site, each with its content. */
const pageRoot = ({ pages = {}, pageMetas = {}, pictures = [] }: TestContent) => ({
  publishedCmsPage: ({ slug }: { slug: string }) =>
    pages[slug] === null
      ? null
      : { slug, name: slug, contentDetails: pages[slug] ?? {}, pictures, fallbacks: [], ...pageMetas[slug] },
  hiddenPages: sitePages.filter(({ slug }) => pages[slug] === null),
});

type SettingValue = string | readonly string[] | PictureFileFragment;

/** A site over content in memory, executed on the project's own schema; `get` requests an address. */
export function siteOver({
  menus = [],
  categories = CATEGORIES,
  events = EVENTS,
  stories = STORIES,
  careers = CAREERS,
  testimonials = TESTIMONIALS,
  languages = ENGLISH_AND_ARABIC,
  pages = {},
  pageMetas = {},
  pictures = [],
  settings = {},
  siteSearch = () => NOTHING_FOUND,
  ...host
}: TestContent = {}) {
  const defaultCode = languages.find((language) => language.default)?.code ?? 'en';
  const rootValue = {
    ...rootOf(categories, events, languages),
    ...storyRootOf(stories, defaultCode),
    ...careerRootOf(careers, testimonials, defaultCode),
    ...pageRoot({ pages, pageMetas, pictures }),
    publishedCourses: { rows: [], pageInfo: { currentPage: 1, totalPages: 1, totalItemsCount: 0 } },
    publishedContacts: { rows: [] },
    siteSearch,
    publishedMenus: menuPage(menus, defaultCode),
    ownBookedEvents: { rows: [] },
    currentVisitor: host.visitor ? { nationality: 'BHUTANESE' } : null,
    countries: [{ name: 'Bhutan', englishName: 'Bhutan' }],
    publishedSettings: ({ keys }: { keys: readonly string[] }) =>
      keys.map((key) => settingOf(key, settings[key] ?? PRICE_SETTINGS[key])),
  };
  const { handle } = createSite({
    publicUrl: 'https://polyphony.example',
    clientDir: '/nowhere',
    texts: UNEDITED_TEXTS,
    visitor: null,
    today: dayIn('UTC'),
    eventZone: null,
    preview: null,
    enquiryRetentionDays: 365,
    execute: async ({ query, variables }) =>
      execute({
        schema,
        document: typeof query === 'string' ? parse(query) : query,
        rootValue,
        variableValues: variables as Record<string, unknown>,
      }),
    ...host,
  });
  return {
    /** Runs an operation on the same content, as the API's /graphql would. */
    runOperation: (query: string, variables: Record<string, unknown>) =>
      execute({ schema, document: parse(query), rootValue, variableValues: variables }),
    get: (url: string, headers: Record<string, string> = {}, nonce: string = randomUUID()): Promise<SiteResponse> =>
      handle({ url, headers, nonce, cameAt: String(Date.now()) }),
  };
}

function menuPage(menus: readonly TestMenu[], defaultCode: string) {
  const records = menus.map(({ name, product = false, parentId = null, ...menu }) => ({
    ...menu,
    parentId,
    product,
    name: ({ lang }: { lang: string }) => inLanguage(name, { requested: lang, default: defaultCode }),
  }));
  return {
    rows: records.filter(({ parentId }) => parentId === null),
    descendants: records.filter(({ parentId }) => parentId !== null),
  };
}
/** Switches of the header that are on until they are set. */
const ON: readonly string[] = ['show_language_switcher', 'enable_sticky_header'];

function settingOf(key: string, value: SettingValue = ON.includes(key) ? '1' : '') {
  if (typeof value === 'string') return { key, value, list: null, file: null };
  if ('url' in value) return { key, value: value.url, list: null, file: value };
  return { key, value: JSON.stringify(value), list: value, file: null };
}

/** The text that a reader sees, tags left out. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
