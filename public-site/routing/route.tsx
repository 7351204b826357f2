import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { KindName } from '@polyphony/domain/kinds/index.js';
import type { ComponentType, ReactNode } from 'react';
import type { IslandName } from '../islands/registry.js';
import { isWrong, processForm, type FormDefinition } from '../forms/processForm.js';
import type { FormState } from '../forms/formState.js';
import { NotFoundError } from '../graphql/notFoundError.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { loginFor } from '../visit/onward.js';
import type { Visit } from '../visit/visit.js';
import type { Head } from '../document/head.js';
import type { Act } from '../graphql/act.js';
import type { RunQuery } from '../graphql/query.js';
import type { SentForm } from '../host.js';

/** Properties from which a page is drawn. */
export interface PageProps<Data> {
  readonly data: Data;
  readonly visit: Visit;
  /** The form on the page as it was sent, if something was wrong with it. */
  readonly form?: FormState;
}

interface PageDefinition<Data> {
  /** Pattern of its path; `:name` stands for one segment. */
  readonly path: string;
  /** The kind of the record that `:slug` names: the former slugs of a record lead to its present one. */
  readonly of?: KindName;
  /** 200 unless said otherwise. */
  readonly status?: number;
  readonly head: (props: PageProps<Data>) => Head;
  readonly Page: ComponentType<PageProps<Data>>;
  /** The island whose script the page needs; a page without one is sent no framework. */
  readonly hydrate?: IslandName | null;
  /** It shows what is one visitor's own: others log in first, no browser keeps it, no search engine lists it. */
  readonly personal?: boolean;
  /** Time at which the page says something else although nothing was written; null: it does not. */
  readonly holdsUntil?: (props: PageProps<Data>) => Date | null;
  /** The form on the page, which visitors read it with or without: null where it has none. */
  readonly form?: (props: PageProps<Data>) => FormDefinition | null;
}

interface Queried<Data, Variables extends object> extends PageDefinition<Data> {
  /** The one query that the page is drawn from. */
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: (visit: Visit) => Variables;
  /** Whether the requested record does not exist; the visitor then gets the not-found page. */
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
  /** Time at which it says something else although nothing was written. */
  readonly holdsUntil?: Date | null;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

/** Another address to go to instead. */
export interface Elsewhere {
  /** A path of this site. */
  readonly to: string;
  /** `Set-Cookie` texts. */
  readonly cookies?: readonly string[];
  /** The page has no other address: browsers and search engines need not request this one again. */
  readonly forGood?: true;
  /** The same for a record whose slug was changed, which may get it back: browsers request this address each time. */
  readonly renamed?: true;
}

/** A file ready to be sent: a feed, for programs, or what a visitor downloads. */
export interface OpenedFile {
  /** Its media type. */
  readonly type: string;
  readonly text: string;
  /** The name that browsers save it under. It is one visitor's own: no browser keeps it. */
  readonly saveAs?: string;
}

/** Result of opening an address. */
export type Opened = OpenedPage | OpenedFile | Elsewhere;

export interface Route {
  readonly path: string;
  /** The kind of the record that `:slug` names. */
  readonly of?: KindName;
  /** All its pages are personal; robots.txt names its path. */
  readonly personal?: boolean;
  /** It sends files, not pages: an address in another language sets no cookie. */
  readonly file?: boolean;
  /** Queries the page's data. Null when there is no such page. Throws when the query fails. */
  open(visit: Visit, runQuery: RunQuery): Promise<Opened | null>;
  /** Takes the form of the page. Null where it has none. */
  submit?(
    visit: Visit,
    form: SentForm,
    operations: { readonly runQuery: RunQuery; readonly act: Act },
  ): Promise<Opened | null>;
}

function renderPage<Data>(definition: PageDefinition<Data>, props: PageProps<Data>): OpenedPage {
  const { status = 200, head, Page, hydrate = null, personal = false, holdsUntil } = definition;
  const until = holdsUntil?.(props) ?? null;
  return { status, head: head(props), body: <Page {...props} />, hydrate, personal, holdsUntil: until };
}

/** Result of the form on a page: the page again, which is nobody else's, where something is wrong. */
async function processPageForm<Data>(
  definition: PageDefinition<Data>,
  props: PageProps<Data>,
  sent: SentForm,
  act: Act,
): Promise<Opened | null> {
  const form = definition.form?.(props);
  if (!form) return null;
  const outcome = await processForm(form, props.visit, sent, act);
  if ('to' in outcome || 'text' in outcome) return outcome;
  const { state, ...sentAs } = outcome;
  const page = renderPage(definition, { ...props, form: state });
  const { title } = page.head;
  const marked = isWrong(state) && title ? format(props.visit.texts.forms.errorTitle, { title }) : title;
  return { ...page, ...sentAs, head: { ...page.head, title: marked }, personal: true };
}

/** A page that is drawn from one query. */
export function queriedRoute<Data, Variables extends object>(definition: Queried<Data, Variables>): Route {
  const { path, of, query, variables, notFound, personal = false } = definition;
  return {
    path,
    ...(of && { of }),
    personal,
    async open(visit, runQuery) {
      if (personal && !visit.visitor) return loginFor(visit);
      const props = { data: await runQuery(query, variables(visit)), visit };
      return notFound?.(props) ? null : renderPage(definition, props);
    },
    ...(definition.form && {
      async submit(visit, form, { runQuery, act }) {
        const props = { data: await runQuery(query, variables(visit)), visit };
        if (notFound?.(props)) throw new NotFoundError();
        return processPageForm(definition, props, form, act);
      },
    }),
  };
}

/** A page that needs no data. */
export function plainRoute(definition: PageDefinition<null>): Route {
  return {
    path: definition.path,
    open: (visit) => Promise.resolve(renderPage(definition, { data: null, visit })),
    ...(definition.form && {
      submit: (visit, form, { act }) => processPageForm(definition, { data: null, visit }, form, act),
    }),
  };
}
