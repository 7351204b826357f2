/** Texts to follow, as every format of feeds has them. Addresses have their origin. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Code of the language of its own texts, and of its entries unless they say otherwise. */
  readonly language: string;
  /** Where it is found itself, and the page whose texts it lists. */
  readonly address: string;
  readonly page: string;
  /** The name of the site, which is the author of what names no other. */
  readonly author: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Stays the same whatever is changed, and is no other entry's anywhere. */
  readonly id: string;
  readonly address: string;
  readonly title: string;
  readonly summary: string | null;
  /** HTML whose addresses have their origin. */
  readonly content: string | null;
  /** Its language, where that is not the feed's. */
  readonly language: string | null;
  readonly published: Date;
  readonly updated: Date;
  /** Who wrote it, where that was not the site. */
  readonly author: string | null;
  readonly image: string | null;
  readonly tags: readonly string[];
}

/** How a feed is written. */
export interface FeedFormat {
  readonly type: string;
  readonly write: (feed: Feed) => string;
}

/** When anything in a feed was last changed; the start of time for one without entries, so that it stays the same. */
export const lastChanged = ({ entries }: Feed): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

/** HTML of this site for readers elsewhere: addresses of its own files and pages get their origin. */
export const withOrigin = (html: string, origin: string): string =>
  html.replace(/(\s(?:src|href)=")(\/(?!\/)[^"]*")/g, `$1${origin}$2`);
