import type { TextsOfSite } from '@polyphony/domain/siteTexts/editedTexts.js';
import type { DocumentNode, ExecutionResult } from 'graphql';

/** What a form was sent with. Of several values of one name, the last. */
export interface SentForm {
  readonly fields: ReadonlyMap<string, string>;
  /** By the name of their field, each as a variable of the scalar Upload; empty file inputs are left out. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** Why a form is not taken: a page of another site may have sent it; it is too large; it cannot be read; too many at once. */
export type FormProblem = 'foreign' | 'tooLarge' | 'malformed' | 'notUtf8' | 'busy';

/** A visitor's request: a GET or HEAD, or the POST of a form. */
export interface SiteRequest {
  /** Set for a POST. The host has made sure that it comes from a page of this site. */
  readonly form?: SentForm | FormProblem;
  /** Path and query, as in the request line. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Another word for each request: scripts carry it, and the host's content security policy runs only those. */
  readonly nonce: string;
  /** When it came, in milliseconds since 1970: forms carry it, so that the time that they take to fill is known. */
  readonly cameAt: string;
}

/**
 * The response to a visitor; the body is complete, so that a failure never leaves half a page. Security headers are the
 * host's, with one rule: a 304 must not bring a policy of its own, for the visitor's copy carries an earlier nonce.
 */
export interface SiteResponse<Body = string> {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** `Set-Cookie` texts. */
  readonly cookies: readonly string[];
  readonly body: Body;
  /** When the page says something else although nothing was written, in milliseconds since 1970. */
  readonly holdsUntil?: number;
  /** Keys of settings that were queried and that the page does not depend on. */
  readonly unusedSettings?: readonly string[];
  /** The groups of the site's own texts that the page depends on, each in its language: 'es.site.events'. */
  readonly usedTexts?: readonly string[];
  /** The bytes of a page that may be cached, split at the nonce. */
  readonly pieces?: readonly (readonly Buffer[])[];
}

/** What the site needs of the server it is mounted in. */
export interface SiteHost {
  /** Runs an operation in process on the API's schema as this visitor; `language` is an active language's code. */
  execute: (request: {
    query: DocumentNode | string;
    variables?: object;
    language: string;
  }) => Promise<ExecutionResult>;
  /** The site's own texts in all languages. */
  readonly texts: Pick<TextsOfSite, 'siteIn' | 'hasIn'>;
  /** Who is signed in to the site; null when nobody is. */
  readonly visitor: { readonly name: string } | null;
  /** Origin that visitors and search engines know the site by, without a slash at the end. */
  readonly publicUrl: string;
  /** The day that it is on the site, '2027-03-31'. */
  readonly today: string;
  /** IANA name of the time zone that the times of events are in; null where nobody has said it. */
  readonly eventZone: string | null;
  /** A page to show in place of the one at the address, by its path: the host lets its queries see a record that visitors do not. `release`: the title of
   * the release whose drafts all pages show. */
  readonly preview: { readonly path: string; readonly release?: string } | null;
  /** Whether it shows what is typed in the console and not stored: the chosen colours are then in the page itself. */
  readonly typed?: boolean;
  /** After how many days enquiries are deleted. */
  readonly enquiryRetentionDays: number;
  /** Folder of the built scripts and styles, which the host serves under /assets/site/. */
  readonly clientDir: string;
  /** Called with every failure whose visitor saw the error page; without it, failures go to standard error. */
  report?: (error: unknown, requestId: string) => void;
}
