import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { MongoClient } from 'mongodb';
import { parseFragment, serialize } from 'parse5';
import type { Page } from '@playwright/test';
import { cleanRichText } from '@polyphony/domain/richText/cleanRichText.js';
import { RICH_TEXT } from '@polyphony/domain/richText/richText.js';
import { generatedHtml, allowedMarkup } from '../../domain/testing/generatedHtml.js';
import { allowedHtml, hostileHtml } from '../../domain/testing/hostileHtml.js';
import { expect, test } from '../support/fixtures.js';
import type { TestServer } from '../support/testServer.js';

/** Number of generated texts that are tried, and their seed; `npm run prove:rich-text` tries more, from new seeds. */
const RUNS = Math.ceil(Number(process.env['RICH_TEXT_RUNS'] ?? 300));
const SEED = Number(process.env['SEED'] ?? 1);
/** Generated texts that are sent to the browser together. */
const BATCH = 500;

/** Result of a text in a browser: by the console's cleaning, and by another cleaner with the same allow list. */
interface Judged {
  readonly console: string;
  /** Parts that the other cleaner removed from the text as the server cleaned it. */
  readonly removed: readonly string[];
  /** Whether the other cleaner left the document that a browser builds of the text as it was. */
  readonly same: boolean;
  /** The text as the browser parses it, before any cleaning. */
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
  const entry = fileURLToPath(new URL('../../admin/fields/richText/cleanRichText.ts', import.meta.url));
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

const judge = (page: Page, samples: readonly { readonly input: string; readonly cleaned: string }[]) =>
  page.evaluate(
    ([texts, tags, attributes]) => {
      const { ours, DOMPurify } = window as unknown as Cleaners;
      const options = {
        ALLOWED_TAGS: tags,
        ALLOWED_ATTR: attributes,
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
        // The key of a video, such as youtube:…, looks like an address but is none.
        ADD_URI_SAFE_ATTR: ['data-video'],
      };
      const built = (html: string) => {
        const template = document.createElement('template');
        template.innerHTML = html;
        return template.innerHTML;
      };
      return texts.map(({ input, cleaned }): Judged => {
        const purified = DOMPurify.sanitize(cleaned, options);
        // It counts the body that it built around the text.
        const removed = DOMPurify.removed
          .map(({ element, attribute }) => element?.nodeName ?? attribute?.name ?? '')
          .filter((name) => name !== 'BODY');
        return {
          console: ours.cleanRichText(input),
          removed,
          same: built(purified) === built(cleaned),
          read: built(input),
        };
      });
    },
    [samples, [...RICH_TEXT.tags], Object.values(RICH_TEXT.attributes).flat() as string[]] as const,
  );

/** The texts on which the server, the console and DOMPurify do not agree. */
async function faultsOf(page: Page, texts: readonly string[]) {
  const samples = texts.map((input) => ({ input, cleaned: cleanRichText(input) }));
  const judged = await judge(page, samples);
  return judged.flatMap(({ console, removed, same, read }, index) => {
    const { input, cleaned } = samples[index] as (typeof samples)[number];
    // Of markup that is wrongly nested, browsers build trees that the standard does not: no cleaner can help that.
    const agreed = console === cleaned || read !== serialize(parseFragment(input));
    return agreed && removed.length === 0 && same ? [] : [{ input, cleaned, console, removed, same }];
  });
}

test('leaves nothing in a text that DOMPurify would remove, and cleans alike in the console and on the server', async ({
  page,
}) => {
  test.setTimeout(test.info().timeout + RUNS * 100);
  await page.setContent('<!doctype html><title>Laboratory</title>');
  await page.addScriptTag({ content: purifySource });
  await page.addScriptTag({ content: await consoleSource() });
  expect(await faultsOf(page, [...hostileHtml, ...allowedHtml])).toEqual([]);
  for (let done = 0; done < RUNS; done += BATCH) {
    const numRuns = Math.min(BATCH, RUNS - done);
    const seed = SEED + done;
    const texts = [
      ...fc.sample(generatedHtml, { numRuns, seed }),
      ...fc.sample(allowedMarkup, { numRuns: Math.ceil(numRuns / 5), seed }),
    ];
    expect(await faultsOf(page, texts), `texts of seed ${seed}`).toEqual([]);
  }
});

/** Stores texts of an event that nothing cleaned on the way in, as before their fields were rich texts. */
async function storeUncleaned(
  server: TestServer,
  slug: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const socket = encodeURIComponent(join(server.dataDir, 'mongo/mongo.sock'));
  const client = new MongoClient(`mongodb://${socket}/polyphony?directConnection=true`);
  try {
    const stored = Object.fromEntries(Object.entries(texts).map(([field, html]) => [field, { en: html }]));
    const event = await client.db().collection('events').findOneAndUpdate({ slug }, { $set: stored });
    return String(event?._id);
  } finally {
    await client.close();
  }
}

test.describe(() => {
  test.use({ serverEnv: { DEMO_CONTENT: '1' } });

  test('runs no script of a stored text, and requests nothing from elsewhere, on the site and in the console', async ({
    signedIn,
    server,
  }) => {
    const { page, expectProblem } = await signedIn();
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
      if (/^https?:$/.test(protocol) && origin !== new URL(server.url).origin) foreign.push(request.url());
    });
    const slug = 'bookbinding-weekend';
    // Each attack by itself, and all of them as one.
    const id = await storeUncleaned(server, slug, {
      aboutDescription: hostileHtml.map((html) => `${cleanRichText(html)}<p>ok</p>`).join(''),
      benefitDetailsOneDescription: hostileHtml.slice(0, 80).join('\n'),
      benefitDetailsTwoDescription: hostileHtml.slice(80, 200).join('</p>'),
      infoTargetAudienceDescription: hostileHtml.slice(200).join('"'),
    });
    await server.admin.request('mutation ($id: ID!) { toggleEventFeatured(id: $id) { success } }', { id });
    await page.goto(`/event/${slug}?lang=en`);
    await page.locator('#about ~ .rich', { hasText: 'ok' }).waitFor();
    for (const image of await page.locator('.rich img').all()) await image.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.goto(`/admin/event/manage/update/${id}?tab=section-3`);
    await page.getByRole('textbox', { name: 'About description' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([attacks, foreign]).toEqual([[], []]);
  });
});
