import type { Face } from '@polyphony/domain/history.js';
import type { LanguageChoice } from '@polyphony/domain/languages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { Logger } from 'pino';
import type { PreviewOverrides } from './records/preview/preview.js';
import type { Loaders } from './records/store/loaders.js';
import type { Services } from './services.js';

/** The signed-in member of staff behind a request, as its session says. */
export interface SessionDetails {
  readonly sessionId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** File id of the picture. */
  readonly picture: string | null;
  readonly role: { readonly id: string; readonly name: string };
  readonly superAdmin: boolean;
  readonly permissions: ReadonlySet<Permission>;
  /** The role through whose eyes a Super Admin looks: nothing can be changed meanwhile. Null for everybody else. */
  readonly viewingAs: { readonly id: string; readonly name: string } | null;
}

/** The signed-in visitor of the public site behind a request. */
export interface VisitorSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Who makes a request, in the console and on the site: a browser can be signed in to both. */
export interface Acting {
  readonly session: SessionDetails | null;
  readonly visitor: VisitorSession | null;
}

export interface CookieOptions {
  /** Seconds the browser keeps it; without it, until the browser closes. */
  readonly maxAge?: number;
  readonly httpOnly?: boolean;
}

/** What a resolver may add to the HTTP answer. */
export interface Reply {
  setCookie(name: string, value: string, options?: CookieOptions): void;
  clearCookie(name: string): void;
}

/** What a resolver knows of the request it serves. Read-only: parallel fields must not see each other's changes. */
export interface Context extends Acting, PreviewOverrides {
  readonly requestId: string;
  readonly ip: string;
  /** Whether a developer's own machine sent it to a server of that machine: elsewhere nothing of development exists. */
  readonly ownMachine: boolean;
  readonly userAgent: string | null;
  readonly face: Face;
  readonly language: LanguageChoice;
  /** Code of the language of messages; over REST English unless the request names another. */
  readonly messageLanguage: string;
  /** The active languages: those that content can be requested in and translated into. */
  readonly languages: readonly { readonly code: string; readonly default: boolean }[];
  readonly loaders: Loaders;
  /** Those of the app that serves the request. */
  readonly services: Services;
  readonly reply: Reply;
  readonly log: Logger;
}
