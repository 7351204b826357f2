import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeQR from 'qr';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';

/** A film of one frame, a QR code on white, in the format that Chromium takes for a camera's (YUV4MPEG2). */
function filmOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 12];
  const rows = encodeQR(text, 'raw', { border: 4 });
  const luma = Buffer.alloc(width * height, 235);
  const [left, top] = [(width - rows.length * scale) >> 1, (height - rows.length * scale) >> 1];
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      if (!dark) continue;
      for (let line = 0; line < scale; line += 1) {
        const start = (top + y * scale + line) * width + left + x * scale;
        luma.fill(16, start, start + scale);
      }
    }
  }
  const chroma = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\nFRAME\n`), luma, chroma]);
}

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'polyphony-camera-'));
      const film = join(folder, 'ticket.y4m');
      await writeFile(film, filmOf('AAAA-BBBB-CCCC-DDDD'));
      const camera = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('reads the code of a ticket by a camera, which only the console may use', async ({ signedIn }) => {
  const { page, context } = await signedIn();
  const policyOf = async (path: string) => (await context.request.get(path)).headers()['permissions-policy'];
  expect(await policyOf('/admin/')).toContain('camera=(self)');
  expect(await policyOf('/')).toContain('camera=()');
  await page.goto('/admin/event/booking/check-in');
  await page.getByRole('button', { name: 'Scan with camera' }).click();
  await page.locator('[aria-live=assertive] [data-result=UNKNOWN]').waitFor();
  await picture(page, 'check-in-camera');
  await page.getByText('0 admitted, 1 scanned').waitFor();
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await page.locator('video').waitFor({ state: 'detached' });
});
