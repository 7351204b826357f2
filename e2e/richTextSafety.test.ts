import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import type { Page } from 'playwright-core';
import { cleanRichText } from '@polyphony/domain/cleanRichText.js';
import { RICH_TEXT } from '@polyphony/domain/richText.js';
import { generatedHtml, allowedMarkup } from '@polyphony/domain/testing/generatedHtml.js';
import { allowedHtml, hostileHtml } from '@polyphony/domain/testing/hostileHtml.js';
import { eventStore } from '../api/modules/events/event.js';
import { house, journeys } from './harness.js';

/** How many generated texts are tried; `npm run prove:rich-text` tries more. */
const runs = Math.ceil(Number(process.env['RICH_TEXT_RUNS'] ?? 1_500));

/** What a browser makes of a text: by the console's cleaning, and by another cleaner with the same allow list. */
interface Judged {
  readonly console: string;
  /** What the other cleaner took out of the text as the server cleaned it. */
  readonly removed: readonly string[];
  /** Whether the other cleaner left the document that a browser builds of the text as it was. */
  readonly same: boolean;
  /** What the browser reads the text as, before any cleaning. */
  readonly read: string;
}

interface Removed {
  readonly element?: Node;
  readonly attribute?: Attr | null;
}

interface Cleaners {
  readonly ours: { cleanRichText(html: string): string };
  readonly DOMPurify: { sanitize(html: string, options: object): string; readonly removed: readonly Removed[] };
}

const purifySource = readFileSync(createRequire(import.meta.url).resolve('dompurify/dist/purify.min.js'), 'utf8');

/** The console's own module, as a script for a page. */
async function consoleSource(): Promise<string> {
  const entry = fileURLToPath(new URL('../admin/fields/richText/cleanRichText.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'ours',
    platform: 'browser',
    conditions: ['polyphony:source'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const judge = (page: Page, samples: readonly { readonly given: string; readonly cleaned: string }[]) =>
  page.evaluate(
    ([texts, tags, attributes]) => {
      const { ours, DOMPurify } = window as unknown as Cleaners;
      const options = { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false };
      const built = (html: string) => {
        const template = document.createElement('template');
        template.innerHTML = html;
        return template.innerHTML;
      };
      return texts.map(({ given, cleaned }): Judged => {
        const purified = DOMPurify.sanitize(cleaned, options);
        // It counts the body that it built around the text.
        const removed = DOMPurify.removed
          .map(({ element, attribute }) => element?.nodeName ?? attribute?.name ?? '')
          .filter((name) => name !== 'BODY');
        return {
          console: ours.cleanRichText(given),
          removed,
          same: built(purified) === built(cleaned),
          read: built(given),
        };
      });
    },
    [samples, [...RICH_TEXT.tags], Object.values(RICH_TEXT.attributes).flat() as string[]] as const,
  );

journeys('Rich text that means harm', () => {
  const the = house({ DEMO_CONTENT: '1' });

  /** An empty page with both cleaners in it. */
  const laboratory = async () => {
    const { page } = await the.visitor({ bypassCSP: true });
    await page.setContent('<!doctype html><title>Laboratory</title>');
    await page.addScriptTag({ content: purifySource });
    await page.addScriptTag({ content: await consoleSource() });
    return page;
  };

  const faultsOf = async (page: Page, texts: readonly string[]) => {
    const samples = texts.map((given) => ({ given, cleaned: cleanRichText(given) }));
    const judged = await judge(page, samples);
    return judged.flatMap(({ console, removed, same, read }, index) => {
      const { given, cleaned } = samples[index] as (typeof samples)[number];
      // Of markup that is wrongly nested, browsers build trees that the standard does not: no cleaner can help that.
      const agreed = console === cleaned || read !== serialize(parseFragment(given));
      return agreed && removed.length === 0 && same ? [] : [{ given, cleaned, console, removed, same }];
    });
  };

  it('is left with nothing that DOMPurify would remove, and the console cleans as the server does', async () => {
    const page = await laboratory();
    expect(await faultsOf(page, [...hostileHtml, ...allowedHtml])).toEqual([]);
  });

  it('and so is generated markup', async () => {
    const page = await laboratory();
    for (let done = 0; done < runs; done += 500) {
      const some = Math.min(500, runs - done);
      expect(await faultsOf(page, fc.sample(generatedHtml, some))).toEqual([]);
      expect(await faultsOf(page, fc.sample(allowedMarkup, Math.ceil(some / 5)))).toEqual([]);
    }
  });

  it('runs nothing and asks nobody else for anything where the site and the console show it', async () => {
    const { page, expectProblem } = await the.staff();
    // Pictures of the attacks that lead nowhere on this site.
    expectProblem(/404|Failed to load resource/);
    const attacks: string[] = [];
    const foreign: string[] = [];
    await page.exposeFunction('attack', () => attacks.push('ran'));
    page.on('dialog', (dialog) => {
      attacks.push('dialog');
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== new URL(the.api.url).origin) foreign.push(request.url());
    });
    // As it would stand there had nothing cleaned it on the way in, each attack by itself and all of them as one.
    const slug = 'bookbinding-weekend';
    const stored = {
      aboutDescription: { en: hostileHtml.map((html) => `${cleanRichText(html)}<p>ok</p>`).join('') },
      benefitDetailsOneDescription: { en: hostileHtml.slice(0, 80).join('\n') },
      benefitDetailsTwoDescription: { en: hostileHtml.slice(80, 200).join('</p>') },
      infoTargetAudienceDescription: { en: hostileHtml.slice(200).join('"') },
    };
    const event = await eventStore.model.findOneAndUpdate({ slug }, { $set: stored }).lean();
    await the.api.admin.ask('mutation ($id: ID!) { toggleEventFeatured(id: $id) { success } }', {
      id: String(event?._id),
    });
    await page.goto(`/event/${slug}?lang=en`);
    await page.locator('#about ~ .rich', { hasText: 'ok' }).waitFor();
    for (const image of await page.locator('.rich img').all()) await image.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.goto(`/admin/event/manage/update/${String(event?._id)}?tab=section-3`);
    await page.getByRole('textbox', { name: 'About description' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([attacks, foreign]).toEqual([[], []]);
  });
});
