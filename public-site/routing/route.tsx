import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ComponentType, ReactNode } from 'react';
import type { IslandName } from '../islands/registry.js';
import { loginFor } from '../visit/onward.js';
import type { Visit } from '../visit/visit.js';
import type { Head } from '../document/head.js';
import type { Act } from '../graphql/act.js';
import type { Ask } from '../graphql/ask.js';
import type { SentForm } from '../host.js';

/** What a page is drawn from. */
export interface PageProps<Data> {
  readonly data: Data;
  readonly visit: Visit;
}

interface Shown<Data> {
  /** Pattern of its path; `:name` stands for one segment. */
  readonly path: string;
  /** 200 unless said otherwise. */
  readonly status?: number;
  readonly head: (props: PageProps<Data>) => Head;
  readonly Page: ComponentType<PageProps<Data>>;
  /** The island whose script the page needs; a page without one is sent no framework. */
  readonly hydrate?: IslandName | null;
  /** It shows what is one visitor's own: others log in first, no browser keeps it, no search engine lists it. */
  readonly personal?: boolean;
}

interface Queried<Data, Variables extends object> extends Shown<Data> {
  /** The one query that the page is drawn from. */
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: (visit: Visit) => Variables;
  /** Whether what was asked for is not there; the visitor then gets the not-found page. */
  readonly notFound?: (props: PageProps<Data>) => boolean;
}

/** A page ready to be drawn. */
export interface OpenedPage {
  readonly status: number;
  readonly head: Head;
  readonly body: ReactNode;
  readonly hydrate: IslandName | null;
  /** It shows what is one visitor's own: no browser keeps it, no search engine lists it. */
  readonly personal?: boolean;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

/** Another address to go to instead. */
export interface Elsewhere {
  /** A path of this site. */
  readonly to: string;
  /** `Set-Cookie` texts. */
  readonly cookies?: readonly string[];
}

/** A file ready to be sent, for programs: a feed. */
export interface OpenedFile {
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

/** What is at an address. */
export type Opened = OpenedPage | OpenedFile | Elsewhere;

export interface Route {
  readonly path: string;
  /** All its pages are personal; robots.txt names its path. */
  readonly personal?: boolean;
  /** It sends files, not pages: an address in another language sets no cookie. */
  readonly file?: boolean;
  /** Asks for the page's data. Null when there is no such page. Throws when the query fails. */
  open(visit: Visit, ask: Ask): Promise<Opened | null>;
  /** Takes the form of the page. */
  submit?(
    visit: Visit,
    form: SentForm,
    asks: { readonly ask: Ask; readonly act: Act },
  ): Promise<OpenedPage | Elsewhere>;
}

function shown<Data>(definition: Shown<Data>, props: PageProps<Data>): OpenedPage {
  const { status = 200, head, Page, hydrate = null, personal = false } = definition;
  return { status, head: head(props), body: <Page {...props} />, hydrate, personal };
}

/** A page that is drawn from one query. */
export function queriedRoute<Data, Variables extends object>(definition: Queried<Data, Variables>): Route {
  const { path, query, variables, notFound, personal = false } = definition;
  return {
    path,
    personal,
    async open(visit, ask) {
      if (personal && !visit.visitor) return loginFor(visit);
      const props = { data: await ask(query, variables(visit)), visit };
      return notFound?.(props) ? null : shown(definition, props);
    },
  };
}

/** A page that needs no data. */
export function plainRoute(definition: Shown<null>): Route {
  return { path: definition.path, open: (visit) => Promise.resolve(shown(definition, { data: null, visit })) };
}
