import { PREVIEW_PAGE_PARAMETER, PREVIEW_PARAMETER, PREVIEW_PATH } from '@polyphony/domain/publishing/preview.js';

/** Paths that are no pages of the site. */
const NO_PAGES = /^\/(assets|media|files|admin|api|graphql|preview)(\/|$|\?)|\.\w{2,5}$/;

/** The address of the page that an address of a release's preview shows: the home page unless it names another. */
export function pageAddress(url: string): string {
  const [, search = ''] = url.split(/\?(.*)/s, 2);
  const {
    [PREVIEW_PARAMETER]: _,
    [PREVIEW_PAGE_PARAMETER]: page = '/',
    ...others
  } = Object.fromEntries(new URLSearchParams(search));
  const path = /^\/(?![/\\])[^?#\\]*$/.test(page) && !NO_PAGES.test(page) ? page : '/';
  const query = new URLSearchParams(others).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The address within a release's preview of an address of the site; every other address stays as it is. */
export function withinRelease(address: string, token: string): string {
  if (!/^\/(?![/\\])/.test(address) || NO_PAGES.test(address)) return address;
  const [, path = '/', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const named = new URLSearchParams({ [PREVIEW_PARAMETER]: token, [PREVIEW_PAGE_PARAMETER]: path }).toString();
  return `${PREVIEW_PATH}?${named}${search && `&${search}`}${hash}`;
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&');
const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** A page whose links, and forms that search or filter, stay within a release's preview. Forms that send something lead out of it. */
export function pageWithinRelease(html: string, token: string): string {
  const within = (address: string) => escaped(withinRelease(unescaped(address), token));
  return html
    .replace(/(<a\b[^>]*?\shref=")(\/[^"]*)(")/g, (_, before: string, address: string, after: string) => {
      return `${before}${within(address)}${after}`;
    })
    .replace(/<form\b[^>]*\smethod="get"[^>]*>/g, (form) => {
      const [, action = ''] = /\saction="(\/[^"]*)"/.exec(form) ?? [];
      const [path = ''] = unescaped(action).split('?');
      if (path === '' || NO_PAGES.test(path)) return form;
      const hidden = (name: string, value: string) =>
        `<input type="hidden" name="${name}" value="${escaped(value).replaceAll('"', '&quot;')}"/>`;
      return (
        form.replace(/\saction="[^"]*"/, ` action="${PREVIEW_PATH}"`) +
        hidden(PREVIEW_PARAMETER, token) +
        hidden(PREVIEW_PAGE_PARAMETER, path)
      );
    });
}
