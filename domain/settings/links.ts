/** Whether a text is the whole address of a page on the web. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

/**
 * Whether a link may be shown to visitors: a path of the site, a place on the page, or a page elsewhere. A path begins with
 * one slash, because browsers take two, or a backslash, for another host.
 */
export const isSafeLink = (link: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(link) || /^#[\w-]+$/.test(link) || isWebAddress(link);
