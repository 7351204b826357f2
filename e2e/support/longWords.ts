import { sitePages } from '@polyphony/domain/content/pages/index.js';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { entryRulesOf, isTextList } from '@polyphony/domain/validation/entryLists.js';
import { factsOf, maxLengthOf } from '@polyphony/domain/validation/fieldFacts.js';
import { type AnySchema, Schema } from 'yup';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { png } from './pictures.js';
import { filePayload, store } from './library.js';
import { addLanguage } from './languages.js';

/** 92 letters without a place to break. */
export const LONG_WORD =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzgebungsverfahrenserleichterung';
const LONG_ADDRESS = `https://example.com/${'a-very-long-path/'.repeat(4)}`;
const LONG_RICH_TEXT = `<h2>${LONG_WORD}</h2><p>${LONG_WORD} <a href="${LONG_ADDRESS}">${LONG_ADDRESS}</a></p><ul><li>${LONG_WORD}</li></ul><blockquote><p>${LONG_WORD}</p></blockquote>`;

const isOnlyDecorated = (name: string) => ['slug', 'courseStaticId', 'type'].includes(name);

/** The longest words that a rule accepts: one value for a text, two for a list; undefined for what is no text. */
function longest(rule: unknown): unknown {
  if (!(rule instanceof Schema)) return undefined;
  const entries = entryRulesOf(rule);
  if (entries) {
    const entry = longValues(entries);
    return Object.keys(entry).length > 0 ? [entry, entry] : undefined;
  }
  if (isTextList(rule)) return accepted(rule, [[LONG_WORD, `${LONG_WORD} 2`]]);
  if (rule.type !== 'string') return undefined;
  const word = LONG_WORD.slice(0, maxLengthOf(rule) ?? LONG_WORD.length);
  const isLetters = factsOf(rule).format === undefined || factsOf(rule).format === 'lines';
  return accepted(rule, [
    ...(factsOf(rule).format === 'richText' ? [LONG_RICH_TEXT] : []),
    ...(isLetters ? [word] : []),
    LONG_ADDRESS,
  ]);
}

const accepted = (rule: AnySchema, values: readonly unknown[]): unknown =>
  values.find((value) => rule.isValidSync(value, { strict: true }));

/** A long word for each field whose rule accepts one. */
function longValues(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found = Object.entries(fields).map(([name, rule]) => [name, longest(rule)] as const);
  return Object.fromEntries(found.filter(([name, value]) => value !== undefined && !isOnlyDecorated(name)));
}

interface Outcome {
  readonly success: boolean;
  readonly message: string;
}

async function done(what: string, outcome: Promise<Outcome>): Promise<void> {
  const { success, message } = await outcome;
  if (!success) throw new Error(`${what}: ${message}`);
}

/** Kinds whose records visitors read, and that are no parts of the site itself. */
const isRead = ({ rules, name }: AnyKind) => Object.keys(longValues(rules.fields)).length > 0 && !UNREAD.has(name);
const UNREAD = new Set(['role', 'staffMember', 'file', 'language', 'cmsPage']);

/** Puts long words into all texts of the first records of every kind. */
async function stretchRecords({ admin }: RunningServer): Promise<void> {
  for (const { plural, names, rules, name } of allKinds.filter(isRead)) {
    const { rows, descendants = [] } = await admin.request<Record<'rows' | 'descendants', { id: string }[]>>(
      `{ ${plural}(pageSize: 3) { rows { id } ${name === 'menu' || name.endsWith('Category') ? 'descendants { id }' : ''} } }`,
    );
    const input = longValues(rules.fields);
    for (const { id } of [...rows, ...descendants].slice(0, 4))
      await done(
        names.update,
        admin.request<Outcome>(
          `mutation ($id: ID!, $input: ${names.type}Input!) { ${names.update}(id: $id, input: $input) { success message } }`,
          { id, input },
        ),
      );
  }
}

/** Puts long words into all sections of all pages of the site. */
async function stretchPages({ admin }: RunningServer): Promise<void> {
  const { rows } = await admin.request<{ rows: { slug: string; linkId: string }[] }>(
    '{ cmsPages(pageSize: 100) { rows { slug linkId } } }',
  );
  for (const { slug, sections } of sitePages) {
    const id = rows.find((row) => row.slug === slug)?.linkId;
    for (const { fields } of sections) {
      const content = Object.fromEntries(
        Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
          // The order of a page is no text.
          if (factsOf(field.rule).parts) return [];
          if (field.holds === 'image' || (field.holds === 'text' && key.endsWith('-link'))) return [];
          if (field.holds === 'text') return [[key, LONG_WORD]];
          if (field.holds === 'texts') return [[key, [LONG_WORD, LONG_WORD]]];
          return Object.entries(field.fields).flatMap(([name, { holds }]): [string, unknown][] =>
            holds === 'image' ? [] : [[`${key}-${name}`, [LONG_WORD, LONG_WORD]]],
          );
        }),
      );
      if (Object.keys(content).length === 0) continue;
      await done(
        `${slug} ${Object.keys(content).join()}`,
        admin.request<Outcome>(
          'mutation ($id: ID!, $content: ContentMap!) { updateCmsPageContent(linkId: $id, content: $content) { success message } }',
          { id, content },
        ),
      );
    }
  }
}

/** Puts long words into the settings, a logo of 5 to 1 above them, and switches everything on that is shown. */
async function stretchSettings(server: RunningServer): Promise<void> {
  const logo = await store(server, filePayload('logo.png', 'image/png', png(1000, 200)));
  for (const { rules } of allPanels) {
    const values = Object.fromEntries(
      Object.entries(rules.fields).flatMap(([key, rule]): [string, unknown][] => {
        if (/logo/.test(key) && factsOf(rule).reference === 'file') return [[key, logo]];
        if (factsOf(rule).format === 'switch') return [[key, '1']];
        const value = longest(rule);
        if (value === undefined) return [];
        if (!Array.isArray(value)) return [[key, value]];
        const [entry] = value as Record<string, unknown>[];
        return Object.entries(entry ?? {}).map(([name, each]) => [`${key}_${name}`, [each, each]]);
      }),
    );
    // A choice has no words of its own.
    if (Object.keys(values).length === 0) continue;
    await done(
      Object.keys(values).join(),
      server.admin.request<Outcome>(
        'mutation ($values: WebsiteSettingsInput!) { updateWebsiteSettings(values: $values) { success message } }',
        { values },
      ),
    );
  }
}

/** Languages beside English and Arabic, so that five are active. */
const FURTHER = [
  { name: 'Español', code: 'es' },
  { name: 'Français', code: 'fr' },
  { name: 'Português', code: 'pt' },
];

/** Fills the site with the longest words in every text, five languages and a wide logo: what a layout has to bear. */
export async function stretchSite(server: RunningServer): Promise<void> {
  for (const input of FURTHER) await addLanguage(server.admin, input);
  await stretchRecords(server);
  await stretchPages(server);
  await stretchSettings(server);
}
