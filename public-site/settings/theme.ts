import { createHash } from 'node:crypto';
import { colourVariables, type Scheme } from '@polyphony/domain/settings/siteColours.js';
import type { SiteResponse } from '../host.js';
import type { SiteSettings } from './siteSettings.js';

const COLOURS = [
  'primary_color',
  'primary_hover_color',
  'secondary_color',
  'secondary_hover_color',
  'gradient_color',
  'toploader_color',
] as const;

/** Style sheets with the chosen colours are at '/theme-….css', with a word that changes with them. */
const THEME_PATH = /^\/theme-[\w-]+\.css$/;
export const isTheme = (path: string): boolean => THEME_PATH.test(path);

/** The chosen colours as a style sheet: pages have no styles of their own, which the policy would refuse. */
export interface Theme {
  readonly path: string;
  readonly css: string;
}

/** Null where no colour is chosen. */
export function themeOf(settings: SiteSettings): Theme | null {
  const chosen = Object.fromEntries(COLOURS.map((key) => [key, settings.text(key)]));
  const rules = (scheme: Scheme) =>
    Object.entries(colourVariables(chosen, scheme))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const light = rules('light');
  if (light === '') return null;
  const css = `:root{${light}}@media (prefers-color-scheme:dark){:root{${rules('dark')}}}`;
  return { path: `/theme-${createHash('sha1').update(css).digest('base64url').slice(0, 12)}.css`, css };
}

const A_YEAR_S = 365 * 24 * 60 * 60;

/** The style sheet; under the address of an earlier one too, where a page that is open still names it. */
export function themeResponse(path: string, theme: Theme | null): SiteResponse {
  const current = theme?.path === path;
  return {
    status: 200,
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': current ? `public, max-age=${A_YEAR_S}, immutable` : 'no-cache',
    },
    cookies: [],
    body: theme?.css ?? '',
  };
}
