import { readFileSync } from 'node:fs';
import { contrastOf } from '@polyphony/domain/settings/colours.js';
import { LOOK_NAMES, LOOKS } from '@polyphony/domain/settings/looks.js';
import { colourVariables, lookVariables, type Scheme } from '@polyphony/domain/settings/siteColours.js';
import { lookSheets } from './styles/lookSheets.js';
import { siteOver } from './testing/site.js';

const SCHEMES = ['light', 'dark'] as const;
const TEXT = 4.5;

/** The variables of a look's style sheet in a scheme: '--ground' → '#faf5ec'. */
function declared(name: (typeof LOOK_NAMES)[number], scheme: Scheme): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(lookSheets[name], import.meta.url), 'utf8');
  const root = /:root \{(.*?)\n\}/s.exec(css)?.[1] ?? '';
  const variables = [...root.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, variable = '', value = '']) => {
    const one = value
      .replaceAll(/light-dark\((#\w+), (#\w+)\)/g, scheme === 'light' ? '$1' : '$2')
      .replaceAll(/\s+/g, ' ');
    return [variable, one] as const;
  });
  return new Map(variables);
}
const written = (colour: string) => colour.replaceAll(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3');

describe.each(LOOK_NAMES)('The look %s', (name) => {
  test.each(SCHEMES)('has the colours in its style sheet that follow from its two, %s', (scheme) => {
    const sheet = declared(name, scheme);
    for (const [variable, value] of Object.entries(lookVariables(LOOKS[name], scheme)))
      expect([variable, written(sheet.get(variable) ?? '').replaceAll(/\( | \)/g, (edge) => edge.trim())]).toEqual([
        variable,
        written(value),
      ]);
  });

  test.each(SCHEMES)('has readable texts on all of its grounds, also with colours of the settings, %s', (scheme) => {
    const sheet = declared(name, scheme);
    for (const [primary, accent] of [
      ['', ''],
      ['#ffd400', '#000000'],
      ['#000000', '#ffffff'],
      ['#ff5500', '#00ff88'],
      ['#7f7fff', '#888888'],
    ] as const) {
      const chosen = colourVariables({ primary_color: primary, secondary_color: accent }, scheme);
      const colour = (variable: string) => chosen[variable] ?? sheet.get(variable) ?? '';
      const unreadable = [
        ...['--ground', '--raised', '--sunken', '--tint', '--wash'].flatMap((ground) =>
          ['--text', '--muted', '--link', '--accent-text'].map((text) => [text, ground] as const),
        ),
        ['--on-primary', '--primary'] as const,
        ['--on-primary', '--primary-strong'] as const,
        ['--on-accent', '--accent-ground'] as const,
        ['--on-band', '--band'] as const,
        ['--on-band-muted', '--band'] as const,
      ].filter(([text, ground]) => contrastOf(colour(text), colour(ground)) < TEXT);
      expect({ primary, accent, unreadable }).toEqual({ primary, accent, unreadable: [] });
    }
  });

  test('is that of every page once it is chosen', async () => {
    const { body } = await siteOver({ settings: { site_look: name } }).get('/');
    expect(body).toContain(`<meta name="theme-color" content="${LOOKS[name].primary}"/>`);
  });
});

describe('The logo', () => {
  const file = (name: string) => ({
    ...{ fileType: 'image/png', width: 200, height: 60, placeholder: null, focusX: 0.5, focusY: 0.5, altText: null },
    url: `/media/64b000000000000000000001/${name}.png?v=1`,
  });
  const logos = { logo_dark_image: file('dark'), logo_white_image: file('white') };

  test.each([
    ['atelier', '', 'dark', 'white'],
    ['campus', '', 'white', 'white'],
    ['campus', '#ffd400', 'dark', 'dark'],
    ['quiet', '', 'dark', 'dark'],
  ])(
    'of the look %s with the colour %j is the %s one in the header, the %s one in the foot',
    async (look, primary, above, below) => {
      const { body } = await siteOver({ settings: { ...logos, site_look: look, primary_color: primary } }).get('/');
      const logoIn = (tag: string) =>
        /<img src="[^"]*\/(\w+)\.png/.exec(body.slice(body.indexOf(`<${tag} class="${tag}`)))?.[1];
      expect([logoIn('header'), logoIn('footer')]).toEqual([above, below]);
    },
  );
});
