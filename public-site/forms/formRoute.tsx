import type { ComponentType } from 'react';
import type { RunQuery } from '../graphql/query.js';
import type { Head } from '../document/head.js';
import type { OpenedPage, Route } from '../routing/route.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../texts/texts.js';
import { loginFor } from '../visit/onward.js';
import type { Visit } from '../visit/visit.js';
import { noticeOf, type FormState } from './formState.js';
import { isWrong, processForm, type FormDefinition } from './processForm.js';

/** Properties from which the page of a form is drawn. */
export interface FormPageProps<Data> {
  readonly data: Data;
  readonly visit: Visit;
  readonly state: FormState;
}

type FormHead = Pick<Head, 'lead' | 'crumbs'> & { readonly title: string };

interface Definition<Data> extends FormDefinition {
  /** Pattern of its path. */
  readonly path: string;
  /** The kind of the record that `:slug` names. */
  readonly of?: Route['of'];
  readonly head: (texts: Texts, data: Data, visit: Visit) => FormHead;
  /** Redirects a visitor for whom the page is not (not signed in, or already signed in); null: stays. */
  readonly elsewhere?: (visit: Visit) => string | null;
  /** The page's data beside the form; null when the visitor has to log in first. Throws NotFoundError: no such page. */
  readonly load: (visit: Visit, runQuery: RunQuery) => Promise<Data | null>;
  /** Values of the form before anybody types. */
  readonly initial: (visit: Visit, data: Data) => Readonly<Record<string, string>>;
  readonly Page: ComponentType<FormPageProps<Data>>;
}

/** A page with forms that work by HTML alone: what is wrong comes back beside its field, what is right leads on. */
export function formRoute<Data>(definition: Definition<Data>): Route {
  const { path, of, head, elsewhere, load, initial, Page } = definition;

  const draw = (visit: Visit, data: Data, state: FormState, extra: Partial<OpenedPage> = {}): OpenedPage => {
    const { title, ...about } = head(visit.texts, data, visit);
    return {
      status: 200,
      head: { title: isWrong(state) ? format(visit.texts.forms.errorTitle, { title }) : title, ...about },
      body: <Page data={data} visit={visit} state={state} />,
      hydrate: null,
      personal: true,
      ...extra,
    };
  };

  return {
    path,
    ...(of && { of }),
    personal: true,
    async open(visit, runQuery) {
      const away = elsewhere?.(visit);
      if (away) return { to: away };
      const data = await load(visit, runQuery);
      if (data === null) return loginFor(visit);
      const values = initial(visit, data);
      return draw(visit, data, { values, errors: {}, notice: noticeOf(visit), focus: null });
    },
    async submit(visit, form, { runQuery, act }) {
      const outcome = await processForm(definition, visit, form, act);
      if ('to' in outcome || 'text' in outcome) return outcome;
      const data = await load(visit, runQuery);
      if (data === null) return loginFor(visit);
      const { state, ...extra } = outcome;
      return draw(visit, data, { ...state, values: { ...initial(visit, data), ...state.values } }, extra);
    },
  };
}
