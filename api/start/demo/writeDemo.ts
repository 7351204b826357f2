import type { Logger } from 'pino';
import type { Settings } from '../../platform/settings.js';
import type { RecordStores } from '../../records/read/loaders.js';
import { isEmpty, writeDemoContent, type ContextNow } from './demoContent.js';
import { writeDemoEnquiries } from './enquiries.js';
import { hasDemoAccounts, writeDemoPeople } from './people.js';
import { writeDemoPages } from './pages/writePages.js';
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

/** Writes the demo content that the settings want into an empty embedded database. */
export async function writeDemo(options: DemoOptions): Promise<void> {
  const { settings, embedded, stores, contextNow, progress, log } = options;
  if (embedded && settings.DEMO_CONTENT && (await isEmpty(stores))) {
    progress('Writing demo content');
    await writeDemoContent(stores, contextNow);
    if (settings.DEMO_SHOWCASE) {
      await writeShowcase(stores, contextNow);
      await writeDemoPages(stores, contextNow);
      await writeDemoSettings(contextNow);
      if (!settings.production && !settings.SMTP_URL) {
        await writeDemoPeople(stores, contextNow);
        await writeDemoEnquiries(contextNow);
      }
    }
  }
  if (settings.production && (await hasDemoAccounts()))
    log.warn('demo accounts exist, whose password everybody knows: delete them');
}
