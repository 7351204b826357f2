import type { ComponentType } from 'react';
import { Limited, SignedOut, type Act } from '../graphql/act.js';
import type { Ask } from '../graphql/ask.js';
import type { Head } from '../document/head.js';
import type { SentForm } from '../host.js';
import type { OpenedPage, Route } from '../routing/route.js';
import { fill, plural, type Texts } from '../texts/texts.js';
import { loginFor } from '../visit/onward.js';
import type { Visit } from '../visit/visit.js';
import { noticeOf, type FormState, type Notice, type Outcome } from './formState.js';

/** What the page of a form is drawn from. */
export interface FormPageProps<Data> {
  readonly data: Data;
  readonly visit: Visit;
  readonly state: FormState;
}

/** A form as it was sent. */
export interface Sent {
  /** The texts of the form's fields; those that were not sent are empty. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: SentForm['files'];
  /** The `intent` of the button that was pressed, where a page has several. */
  readonly intent: string;
}

type FormHead = Pick<Head, 'description' | 'crumbs'> & { readonly title: string };

interface Definition<Data> {
  /** Pattern of its path. */
  readonly path: string;
  readonly head: (texts: Texts, data: Data) => FormHead;
  /** The names of its fields in their order. */
  readonly fields: readonly string[];
  /** The one among them that names this very submit: a form that is refused comes back with another name. */
  readonly submitName?: string;
  /** Where somebody goes who has nothing to do here (no visitor is signed in, or one is); null: nowhere. */
  readonly elsewhere?: (visit: Visit) => string | null;
  /** What the page shows beside the form; null when the visitor has to log in first. Throws NotThere: no such page. */
  readonly load: (visit: Visit, ask: Ask) => Promise<Data | null>;
  /** What the form holds before anybody types. */
  readonly initial: (visit: Visit, data: Data) => Readonly<Record<string, string>>;
  readonly submit: (sent: Sent, act: Act, visit: Visit) => Promise<Outcome>;
  readonly Page: ComponentType<FormPageProps<Data>>;
}

/** Typed anew each time: nothing secret is ever sent back. */
const SECRET: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'currentPassword', 'code']);

const REFUSED = 422;
const MINUTE_S = 60;

function waitNotice({ texts, language }: Visit, seconds: number): Notice {
  const [count, forms] =
    seconds > MINUTE_S ? [Math.ceil(seconds / MINUTE_S), texts.forms.waitMinutes] : [seconds, texts.forms.waitSeconds];
  return { tone: 'bad', text: plural(forms, count, language.code) };
}

/** A page with forms that work by HTML alone: what is wrong comes back beside its field, what is right leads on. */
export function formRoute<Data>(definition: Definition<Data>): Route {
  const { path, head, fields, submitName, elsewhere, load, initial, submit, Page } = definition;

  const draw = (visit: Visit, data: Data, state: FormState, extra: Partial<OpenedPage> = {}): OpenedPage => {
    const { title, ...about } = head(visit.texts, data);
    const wrong = state.notice?.tone === 'bad' || Object.keys(state.errors).length > 0;
    return {
      status: 200,
      head: { title: wrong ? fill(visit.texts.forms.errorTitle, { title }) : title, ...about },
      body: <Page data={data} visit={visit} state={state} />,
      hydrate: null,
      personal: true,
      ...extra,
    };
  };

  /** The form again, with what was typed. */
  const again = async (
    visit: Visit,
    ask: Ask,
    sent: Sent,
    refusal: Pick<FormState, 'errors' | 'notice'>,
    extra: Pick<OpenedPage, 'status' | 'retryAfter'>,
  ) => {
    const data = await load(visit, ask);
    if (data === null) return loginFor(visit);
    // One that came too soon stays the same submit: what it asks for may have been done by another click.
    const renewed = extra.status === REFUSED ? submitName : undefined;
    const returned = fields.filter((name) => !SECRET.has(name) && name !== renewed && sent.values[name] !== undefined);
    const typed = Object.fromEntries(returned.map((name) => [name, sent.values[name] ?? '']));
    const focus = fields.find((name) => refusal.errors[name] !== undefined) ?? null;
    return draw(visit, data, { ...refusal, values: { ...initial(visit, data), ...typed }, focus }, extra);
  };

  return {
    path,
    personal: true,
    async open(visit, ask) {
      const away = elsewhere?.(visit);
      if (away) return { to: away };
      const data = await load(visit, ask);
      if (data === null) return loginFor(visit);
      const values = initial(visit, data);
      return draw(visit, data, { values, errors: {}, notice: noticeOf(visit), focus: null });
    },
    async submit(visit, form, { ask, act }) {
      const given = fields.flatMap((name) => {
        const value = form.fields.get(name);
        // Browsers send two characters for the end of a line, and count one.
        return value === undefined ? [] : [[name, value.replaceAll('\r\n', '\n')] as const];
      });
      const sent: Sent = {
        values: Object.fromEntries(given),
        files: form.files,
        intent: form.fields.get('intent') ?? '',
      };
      try {
        const outcome = await submit(sent, act, visit);
        if ('to' in outcome) return outcome;
        const notice: Notice | null = outcome.message === null ? null : { tone: 'bad', text: outcome.message };
        return await again(visit, ask, sent, { errors: outcome.errors, notice }, { status: REFUSED });
      } catch (error) {
        if (error instanceof SignedOut) return loginFor(visit);
        if (!(error instanceof Limited)) throw error;
        const { retryAfter } = error;
        return again(
          visit,
          ask,
          sent,
          { errors: {}, notice: waitNotice(visit, retryAfter) },
          { status: 429, retryAfter },
        );
      }
    },
  };
}
