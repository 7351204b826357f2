import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { Logger } from 'pino';
import { installationNotes } from '../../platform/database/installationNotes.js';
import type { Settings } from '../../platform/settings.js';
import type { RecordStores } from '../../records/store/loaders.js';
import { isEmpty, writeDemoContent, type ContextNow } from './demoContent.js';
import { writeDemoEnquiries } from './enquiries.js';
import { demoAccounts, writeDemoPeople } from './people.js';
import { writeDemoPages } from './pages/writePages.js';
import { writePictures } from './pictures.js';
import { noted } from './removal/noting.js';
import { scenes } from './scenes.js';
import { writeDemoSettings } from './settings.js';
import { writeShowcase } from './showcase.js';

export interface DemoOptions {
  readonly settings: Settings;
  readonly embedded: boolean;
  readonly stores: RecordStores;
  readonly contextNow: ContextNow;
  readonly progress: (step: string) => void;
  readonly log: Logger;
}

const NOTE = { _id: 'demo content' } as const;

/**
 * Writes the demo content that the settings want into an empty embedded database.
 * @returns the addresses of the demo accounts that exist
 */
export async function writeDemo(options: DemoOptions): Promise<readonly string[]> {
  const { settings, embedded, stores, log } = options;
  // Each record of it is written in English first.
  const isWanted = settings.DEMO_CONTENT && baseLanguage() === SOURCE_LANGUAGE;
  if (embedded && isWanted && (await isEmpty(stores))) {
    await installationNotes().updateOne(NOTE, { $set: { value: 'begun' } }, { upsert: true });
    await noted(stores, () => writeAll(options));
    await installationNotes().deleteOne(NOTE);
  } else if (embedded && (await installationNotes().findOneAndDelete(NOTE))) {
    log.warn('the demo content is incomplete, because an earlier start was cut off; an empty DATA_DIR gets all of it');
  }
  const accounts = await demoAccounts();
  if (settings.production && accounts.length > 0)
    log.warn('demo accounts exist, whose password everybody knows: nobody signs in with it here; delete them');
  return accounts;
}

async function writeAll({ settings, stores, contextNow, progress }: DemoOptions): Promise<void> {
  progress('Writing demo content');
  await writeDemoContent(stores, contextNow);
  if (!settings.DEMO_SHOWCASE) return;
  const files = await writePictures(stores, scenes, contextNow);
  await writeShowcase(stores, files, contextNow);
  await writeDemoPages(stores, files, contextNow);
  await writeDemoSettings(contextNow);
  if (settings.production || settings.SMTP_URL) return;
  await writeDemoPeople(stores, contextNow);
  await writeDemoEnquiries(contextNow);
}
