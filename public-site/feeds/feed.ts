/** Texts to follow, as every format of feeds has them. Addresses have their origin. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Code of the language of its own texts, and of its entries unless they say otherwise. */
  readonly language: string;
  /** Its own address, and the page whose texts it lists. */
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
  /** Its author, where that is not the site. */
  readonly author: string | null;
  readonly image: string | null;
  readonly tags: readonly string[];
}

/** Format in which a feed is written. */
export interface FeedFormat {
  readonly type: string;
  readonly write: (feed: Feed) => string;
}

/** Time of the last change in a feed; the start of time for one without entries, so that it stays the same. */
export const lastChanged = ({ entries }: Feed): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

const RELATIVE = /(<[^<>]*\s(?:src|href)=")(?![a-z][a-z0-9+.-]*:)([^"]*)(?=")/gi;

/** HTML of a page for readers elsewhere: addresses relative to the page are whole ones. @param page its address, with its origin */
export const withWholeAddresses = (html: string, page: string): string =>
  html.replace(RELATIVE, (match: string, before: string, address: string) =>
    URL.canParse(address, page) ? before + new URL(address, page).href : match,
  );
