import { MARKED_STYLE } from './markedParts';
import { nonce } from '../theme/nonce';

/** Its colours. The policy of the console, which counts while they are parsed, allows them with the console's own nonce. */
const STYLE = /<style nonce="[^"]*"/;

/** Elements that a preview does not need: no script runs in it, and nothing is fetched ahead. */
const LEFT_OUT = 'script, link[rel=modulepreload], link[rel=manifest]';

/**
 * The document of a drawn page as a preview shows it: without scripts, and with links that open the site in a tab of its
 * own. Links to places on the page lead nowhere, because the document has no address.
 */
export function pageOf(html: string): Document {
  const page = new DOMParser().parseFromString(html.replace(STYLE, `<style nonce="${nonce}"`), 'text/html');
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  for (const link of page.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
  const base = page.createElement('base');
  base.target = '_blank';
  page.head.prepend(base);
  const marked = page.createElement('style');
  marked.setAttribute('nonce', nonce);
  marked.textContent = MARKED_STYLE;
  page.head.append(marked);
  return page;
}

/** The document as `srcdoc` has it. */
export const sourceOf = (page: Document): string => `<!doctype html>${page.documentElement.outerHTML}`;
