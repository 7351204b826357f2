import { fromElsewhere } from './visitorAccounts.js';

/** The values of a form, by field name. */
export type Fields = Readonly<Record<string, string>>;

/** A minimal browser without JavaScript: it stores cookies and does not follow redirects. */
export class FormBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #from = fromElsewhere();

  constructor(private readonly url: string) {}

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #send(path: string, init: RequestInit & { headers?: Record<string, string> }) {
    const headers = { ...this.#from, cookie: this.cookie, ...init.headers };
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const { status } = response;
    return { status, headers: response.headers, to: response.headers.get('location'), html: await response.text() };
  }

  get(path: string) {
    return this.#send(path, {});
  }

  post(path: string, fields: Fields | FormData, headers: Record<string, string> = {}) {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return this.#send(path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  }
}

/** The error messages beside a page's fields, by field name. */
export const errorsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<p class="field__error" id="(\w+)-error">(.*?)<\/p>/g)].map(
      ([, name = '', text = '']) => [name, text] as const,
    ),
  );
/** The value of a field of a page; null if there is no such field, or it is empty. */
export function valueIn(html: string, name: string): string | null {
  const [input, select] = ['<input[^>]* name="NAME"[^>]* value="([^"]*)"', '<select[^>]* name="NAME".*?</select>'].map(
    (pattern) => new RegExp(pattern.replace('NAME', name), 's').exec(html),
  );
  if (select) return /<option value="([^"]*)" selected=""/.exec(select[0])?.[1] || null;
  return input?.[1] ?? null;
}

/** The message above a page's form about errors of no particular field; null without one. */
export const noticeIn = (html: string): string | null =>
  /<p class="form-notice form-notice--bad"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? null;
