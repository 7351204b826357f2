import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** A process that kills itself: `restorer BACKUP FOLDER N` restores, up to its Nth renaming of a file or a folder. */
const [backup = '', folder = '', last = ''] = process.argv.slice(2);
const { renameSync } = fs;
let renamed = 0;
fs.renameSync = (from, to) => {
  if (++renamed === Number(last)) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
};
syncBuiltinESMExports();
const { restoreDatabase } = await import('../../index.js');
await restoreDatabase(backup, folder, { replace: true });
