import type { EventClock } from '@polyphony/domain/events/eventEnd.js';
import type { SiteSettings } from '../settings/siteSettings.js';
import type { PageTexts } from '../texts/pageTexts.js';
import type { Texts } from '../texts/texts.js';
import type { Pending } from './pending.js';
import type { SiteLanguage } from './language.js';

/** One visitor's look at one address: all that a page may know of it. Read-only. */
export interface Visit {
  /** Path without a slash at its end, still percent-encoded. */
  readonly path: string;
  /** Parameters that the route's pattern found in the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly pending: Pending;
  readonly language: SiteLanguage;
  /** The active languages, this one among them. */
  readonly languages: readonly SiteLanguage[];
  /** The site's own words in this language. */
  readonly texts: Texts;
  /** Those of every language. */
  readonly pageTexts: Pick<PageTexts, 'in' | 'has'>;
  /** Settings from the console that the whole site shows. */
  readonly settings: SiteSettings;
  readonly publicUrl: string;
  /** The day that it is on the site, '2027-03-31'. */
  readonly today: string;
  /** IANA name of the time zone that the times of events are in; null where nobody has said it. */
  readonly eventZone: string | null;
  /** Whether a signed link shows the page before visitors find it. */
  readonly preview: boolean;
  /** Title of the release whose drafts all pages of the preview show; null: it is a preview of one page, or none. */
  readonly release: string | null;
  /** Whether it shows what is typed in the console and not stored. */
  readonly typed: boolean;
  /** Time at which the request came, in milliseconds since 1970. */
  readonly cameAt: string;
  /** After how many days enquiries are deleted. */
  readonly enquiryRetentionDays: number;
  /** The visitor who is signed in; null when nobody is. */
  readonly visitor: { readonly name: string } | null;
}

/** The clock by which events of the site begin and end. */
export const clockOf = ({ cameAt, eventZone }: Pick<Visit, 'cameAt' | 'eventZone'>): EventClock => ({
  now: new Date(Number(cameAt)),
  timeZone: eventZone ?? 'UTC',
});

/** The page number of the address; anything but a whole number from 1 counts as the first page. */
export function pageOf({ search }: Visit): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
