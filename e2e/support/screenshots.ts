import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const artefacts = fileURLToPath(new URL('../../artefacts', import.meta.url));

/** Saves a screenshot in artefacts/ for people to look at, with PICTURES=1. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== '1') return;
  await page.screenshot({ path: `${artefacts}/${name}.png`, animations: 'disabled' });
}
