/** What the browser's tab says for a page. */
export const windowTitle = (page: string) => `${page} · Polyphony`;
