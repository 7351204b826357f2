import { consoleViolations, siteViolations } from './accessibility.js';
import { house, journeys } from './harness.js';

journeys('Accessibility, left to right', () => {
  const the = house({ DEMO_CONTENT: '1' });
  const reading = { lang: 'en', direction: 'ltr' } as const;

  it('finds nothing against WCAG 2.2 AA in anything that opens on the console, wide or narrow, light or dark', async () => {
    expect(await consoleViolations(the, reading)).toEqual({});
  }, 900_000);

  it('finds nothing against WCAG 2.2 AA on any page of the site, wide or narrow, light or dark', async () => {
    expect(await siteViolations(the, reading)).toEqual({});
  }, 600_000);
});
