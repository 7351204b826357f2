import type { Plugin } from 'vite';

/** The font of the first texts; the others are loaded when a page shows their characters. */
const FIRST = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Names the font of the first texts in the page, so that browsers load it before they have read the styles. */
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
