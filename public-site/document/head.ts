import type { Graph, Thing, WithContext } from 'schema-dts';
import type { LanguageMark } from '../components/languageMark.js';
import type { Parameters } from '../visit/address.js';

/** One step of the way from the home page to this one. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
  /** Its name's language, where that is not the page's. */
  readonly mark?: LanguageMark;
}

/** A picture for those who share a page, at an address that any program reads. */
export interface SharedPicture {
  /** With its origin. */
  readonly url: string;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A page that is a text of its own, to those who share it (Open Graph). */
export interface SharedArticle {
  readonly published: string;
  readonly modified: string;
  readonly section: string | null;
  readonly tags: readonly string[];
}

/** A feed of what a page lists, for programs that follow it. */
export interface FeedLink {
  readonly title: string;
  readonly type: string;
  readonly path: string;
}

/** A page's metadata for browsers, search engines and social networks. */
export interface Head {
  /** The page's own title; the site's name is appended. Null for the home page, whose title is the site's name. */
  readonly title: string | null;
  /** As an editor or the record's author wrote it; without it the settings describe the page, and then `lead`. */
  readonly description?: string | null;
  /** Description of the page by the product itself. */
  readonly lead?: string;
  /** As the record's author wrote them. */
  readonly keywords?: string | null;
  /** The parameters that make this another page (`page`); those left out do not count for search engines. */
  readonly parameters?: Parameters;
  /** Codes of the languages that the record of the page has a title in; without them, the page is one of every language. */
  readonly titleLanguages?: readonly string[];
  /** Keeps search engines from listing it: results of a search, refusals. Personal pages never are. */
  readonly unlisted?: boolean;
  /** Breadcrumbs from below the home page to this page. Displayed, and part of the structured data. */
  readonly crumbs?: readonly Crumb[];
  readonly picture?: SharedPicture | null;
  readonly article?: SharedArticle;
  readonly feeds?: readonly FeedLink[];
  /** Structured data about the page's subject (schema.org), whose words and values the compiler checks. */
  readonly subject?: WithContext<Thing> | Graph | null;
}
