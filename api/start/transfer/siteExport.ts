import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createLogger } from '../../platform/log/logger.js';
import { readSettings } from '../../platform/settings.js';
import { errorOf } from '../../platform/values.js';
import { partsOf } from './format.js';
import { openSite } from './openSite.js';
import { writeArchive } from './writeArchive.js';

const USAGE = `Usage: npm run site:export -- FILE
  Writes the site of this installation into FILE, a new archive, from which npm run site:import makes the same site elsewhere:
  records of all kinds in all languages, files, settings and roles. Accounts, bookings, enquiries, the audit trail and the
  history of records stay here. The server must be stopped where it has its own database; with MONGODB_URI it may run.`;

/**
 * @param product the version of the product
 * @returns the exit code: 0 when the archive is written, 2 when it could not be
 */
export async function siteExport(
  args: string[],
  env: NodeJS.ProcessEnv,
  product: string,
  report: (line: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (values.help || file === undefined || others.length > 0) {
      report(USAGE);
      return values.help ? 0 : 2;
    }
    if (existsSync(file)) throw new Error('there is such a file already.');
    const settings = await readSettings(env);
    const site = await openSite(settings, createLogger('warn'));
    // Nothing else writes under this name: one that is there was left by a process that was killed.
    const partial = `${file}.partial`;
    try {
      await rm(partial, { force: true });
      const { storage } = site.services;
      const { records } = await writeArchive({ path: partial, parts: partsOf(site.stores), storage, product, report });
      await rename(partial, file);
      const count = Object.values(records).reduce((sum, one) => sum + one, 0);
      report(`Exported ${count.toLocaleString('en')} records to ${file}`);
      return 0;
    } finally {
      await rm(partial, { force: true });
      await site.close();
    }
  } catch (error) {
    report(`The site could not be exported: ${errorOf(error).message}`);
    return 2;
  }
}
