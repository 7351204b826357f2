import { type Moment, startFatal } from './fatal-disk.js';

/** `crash-server FOLDER MOMENT` prints its connection string, and kills itself at that moment of a write. */
const [folder = '', moment] = process.argv.slice(2);
console.log(await startFatal(folder, moment as Moment));
