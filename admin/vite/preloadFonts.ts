import type { Plugin } from 'vite';

/** The font of the first texts; others are loaded when a page uses their characters. */
const FIRST = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Adds a preload link for that font, so that browsers load it before they have parsed the styles. */
export const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/admin/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
};
