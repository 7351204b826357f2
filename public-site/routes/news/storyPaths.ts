import { tagKey } from '@polyphony/domain/validation/entryRules.js';
import type { FeedLink } from '../../document/head.js';
import { atom } from '../../feeds/atom.js';
import { jsonFeed } from '../../feeds/jsonFeed.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { address } from '../../visit/address.js';
import { defaultLanguage, LANGUAGE_PARAMETER } from '../../visit/language.js';
import type { Visit } from '../../visit/visit.js';
import type { StoryKind } from './story.js';

/** The list of both kinds. */
export const NEWS_PATH = '/news';

/** Prefix of the addresses of a kind. */
export const STORY_PATHS: Readonly<Record<StoryKind, string>> = { post: '/blog', article: NEWS_PATH };

interface SlugReference {
  readonly kind: StoryKind;
  readonly slug: string;
}

export const storyPath = ({ kind, slug }: SlugReference): string => `${STORY_PATHS[kind]}/${encodeURIComponent(slug)}`;

export const storyCategoryPath = ({ kind, slug }: SlugReference): string =>
  `${STORY_PATHS[kind]}/category/${encodeURIComponent(slug)}`;

/** One address for a tag, however it is written. */
export const tagPath = (tag: string): string => `${NEWS_PATH}/tag/${encodeURIComponent(tagKey(tag))}`;

/** The feeds of a list, by the end of their addresses. No slug has a dot, so none is mistaken for a feed. */
export const FEED_FORMATS = { 'feed.xml': atom, 'feed.json': jsonFeed } as const;
export type FeedFile = keyof typeof FEED_FORMATS;
export const FEED_FILES = Object.keys(FEED_FORMATS) as readonly FeedFile[];

/** The address of a list's feed in the visitor's language, which it names: programs bring no cookie. */
export const feedPath = (list: string, file: FeedFile, { language, languages }: Visit): string =>
  address(`${list}/${file}`, {
    [LANGUAGE_PARAMETER]: language.code === defaultLanguage(languages).code ? null : language.code,
  });

export const feedTitle = (title: string, { texts }: Visit): string =>
  format(texts.news.feedTitle, { title, site: texts.site.name });

/** The feeds of a list, for the head of its page. */
export const feedLinks = (list: string, title: string, visit: Visit): readonly FeedLink[] =>
  FEED_FILES.map((file) => ({
    title: feedTitle(title, visit),
    type: FEED_FORMATS[file].type,
    path: feedPath(list, file, visit),
  }));
