import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type ColourPair, SURFACE_COLOURS, THEME_COLOURS } from '../theme/colours.ts';

const PART = /<!-- part: (\w+) -->/g;
const folder = new URL('../pages/', import.meta.url);
const read = (name: string) => readFile(new URL(name, folder), 'utf8');

/** The colours of the default theme as CSS variables, which follow the page's color scheme. */
const variables = () => {
  const { page, paper, text, muted, line, fieldLine, error } = SURFACE_COLOURS;
  const colours: Readonly<Record<string, ColourPair>> = {
    page,
    paper,
    text,
    muted,
    line,
    'field-line': fieldLine,
    error,
    primary: THEME_COLOURS.default,
    'on-primary': { light: '#fff', dark: SURFACE_COLOURS.page.dark },
  };
  const lines = Object.entries(colours).map(([name, { light, dark }]) => `--${name}: light-dark(${light}, ${dark});`);
  return `:root { ${lines.join(' ')} }`;
};

/** Puts what both pages of the console have in common, admin/pages, into the places that they leave for it. */
export const pageParts: Plugin = {
  name: 'page-parts',
  transformIndexHtml: {
    order: 'pre',
    handler: async (page) => {
      const parts: Readonly<Record<string, string>> = {
        head: `${await read('head.html')}<style>${variables()}${await read('page.css')}</style>`,
        startStyles: `<style>${await read('start.css')}</style>`,
        signInStyles: `<style>${await read('signIn.css')}</style>`,
        withoutScript: await read('withoutScript.html'),
      };
      return page.replace(PART, (_, name: string) => {
        const part = parts[name];
        if (part === undefined) throw new Error(`admin/pages has no part '${name}'.`);
        return part;
      });
    },
  },
};
