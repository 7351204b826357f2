/** The document title of a page. */
export const windowTitle = (page: string) => `${page} · Polyphony`;
