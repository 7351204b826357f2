import { parseArgs } from 'node:util';
import { followBaseLanguage } from '@polyphony/domain/baseLanguage.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { storeBaseLanguage, storedBaseLanguage } from '../../modules/languages/baseLanguage.js';
import { createLogger } from '../../platform/log/logger.js';
import { readSettings } from '../../platform/settings.js';
import { errorOf } from '../../platform/values.js';
import { ArchiveImport, type Counts } from './archiveImport.js';
import { HEAD, partsOf } from './format.js';
import { openSite } from './openSite.js';
import { openArchive, type Archive } from './readArchive.js';

const USAGE = `Usage: npm run site:import -- FILE [--check]
  Makes the site of FILE, which npm run site:export wrote, in this installation. Records that are here with the same id, slug,
  code or name, or that say exactly the same, are changed to what the archive says, and all that refers to them follows;
  all others stay. All of it is checked before anything is written.
  --check   only says what would be new, changed or the same, and what is wrong; writes nothing
  The server must be stopped where it has its own database.`;

const COLUMNS = ['new', 'changed', 'same'] as const;

/** Effect that an archive would have, a line for each kind that it has. */
function table(counts: ReadonlyMap<string, Counts>): string[] {
  const row = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(34)}${cells.map((cell) => cell.toLocaleString('en').padStart(9)).join('')}`;
  const rows = [...counts]
    .filter(([, { create, change, same }]) => create + change + same > 0)
    .map(([folder, { create, change, same }]) => row(folder, [create, change, same]));
  return [row('', COLUMNS), ...rows];
}

/** @returns the exit code: 0 when all is well, 1 when the archive cannot be brought here, 2 when it or the site cannot be read */
export async function siteImport(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
): Promise<number> {
  let archive: Archive | null = null;
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { help: { type: 'boolean' }, check: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [path, ...others] = positionals;
    if (values.help || path === undefined || others.length > 0) {
      report(USAGE);
      return values.help ? 0 : 2;
    }
    report('Reading the archive …');
    archive = await openArchive(path);
    return await importInto(await readSettings(env), archive, values.check === true, report);
  } catch (error) {
    report(`The site could not be imported: ${errorOf(error).message}`);
    return 2;
  } finally {
    await archive?.file.close();
  }
}

async function importInto(
  settings: Awaited<ReturnType<typeof readSettings>>,
  archive: Archive,
  onlyCheck: boolean,
  report: (line: string) => void,
): Promise<number> {
  const site = await openSite(settings, createLogger('warn'));
  try {
    const { base = SOURCE_LANGUAGE } = archive.head;
    const own = await storedBaseLanguage();
    if (own !== null && own !== base) {
      report(
        `Nothing is written: the texts of the archive are in '${base}' first, and this installation's base language is '${own}'. ` +
          `Start an empty installation with BASE_LANGUAGE=${base}, and import it there.`,
      );
      return 1;
    }
    // An installation that was never started takes the base language of the archive.
    followBaseLanguage(base);
    const name = `site import ${archive.manifest.sha256[HEAD]?.slice(0, 8) ?? ''}`;
    const work = new ArchiveImport(archive, site, partsOf(site.stores), name);
    report('Checking it against this installation …');
    await work.check();
    for (const line of table(work.counts)) report(line);
    if (work.matched > 0)
      report(`  ${work.matched.toLocaleString('en')} of them have another id here, which they keep.`);
    if (work.others.size > 0)
      report(`  Not in the archive, and stay as they are: ${[...work.others].map((one) => one.join(' ')).join(', ')}`);
    if (work.problems.length > 0) {
      for (const problem of work.problems) report(`  ${problem}`);
      report('Nothing is written: the archive cannot be brought into this installation.');
      return 1;
    }
    if (onlyCheck) {
      report('Nothing is written: this was the check alone.');
      return 0;
    }
    if (own === null) await storeBaseLanguage(base);
    await work.write(report);
    report('The site is imported.');
    return 0;
  } finally {
    await site.close();
  }
}
