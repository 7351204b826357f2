import type { TextName } from '../../texts/translate';
import { useQuery } from '@apollo/client/react';
import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { SITE_PAGES } from '@polyphony/domain/sitePages.js';
import { hasWords, searchWords } from '@polyphony/domain/text/folded.js';
import { kindFacts, type KindFacts } from '../../graphql/generated/kindFacts';
import { SearchRecordsDocument } from '../../graphql/generated/typed/graphql';
import { useDebounced } from '../../platform/useDebounced';
import { useT } from '../../texts/useT';

/** A page of the site that a menu can link to. */
export interface PageChoice {
  readonly path: string;
  readonly title: string;
  /** Kind of the page, as a person calls it. */
  readonly group: string;
}

/** Kinds whose records have pages of their own, with the path of such a page, by their names. */
const PAGED: ReadonlyMap<string, { readonly label: TextName; readonly preview: string }> = new Map(
  Object.values<KindFacts>(kindFacts).flatMap(({ name, label, preview }) =>
    preview ? [[name, { label, preview }] as const] : [],
  ),
);

/** The pages of the site whose title or path has the typed words, and those of records found by their names. */
export function usePageChoices(typed: string): readonly PageChoice[] {
  const t = useT();
  const text = typed.trim();
  const settled = useDebounced(text, DEBOUNCE_MS);
  const { data } = useQuery(SearchRecordsDocument, {
    // A path is searched by its last word, which is what a slug is made of.
    variables: { text: settled.split('/').at(-1)?.replaceAll('-', ' ') ?? '' },
    skip: settled === '' || settled === '/',
    fetchPolicy: 'cache-and-network',
  });
  const pages = SITE_PAGES.map(({ path, title }) => ({ path, title: t(title), group: t('menus.pagesOfTheSite') }));
  const words = searchWords(text);
  const matches = ({ path, title }: PageChoice) => hasWords(path, words) || hasWords(title, words);
  const records = (text === '' ? [] : (data?.searchRecords ?? [])).flatMap(({ kind, slug, title }): PageChoice[] => {
    const paged = PAGED.get(kind);
    return paged && slug ? [{ path: paged.preview.replace(':slug', slug), title, group: t(paged.label) }] : [];
  });
  return [...pages.filter(matches), ...records.sort((one, other) => one.group.localeCompare(other.group))];
}
