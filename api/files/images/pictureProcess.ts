import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureJobs, type PictureResponse, type PictureJob } from './pictureJobs.js';

/**
 * The program of a process that decodes and encodes pictures, one at a time. It holds no secret and opens no connection,
 * so that a picture that breaks a decoder reaches nothing but this process (see `isolated`).
 */

// One thread per image, because several processes run. No cache, because nothing is computed twice.
sharp.concurrency(1);
sharp.cache(false);

const send = (response: PictureResponse): void => void process.send?.(response);
const run = (job: PictureJob): Promise<unknown> =>
  job.name === 'encode' ? pictureJobs.encode(...job.args) : pictureJobs.analyze(...job.args);

process.on('message', (job: PictureJob) => {
  run(job).then(
    (result) => send({ result }),
    (error: unknown) => send({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// A terminal sends the one to the whole process group, a service manager the other to all processes of the service: the server
// completes its requests first. This process ends with its connection to the server.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

// Where memory runs out, Linux ends this process before the server. Other systems have no such file.
if (process.platform === 'linux')
  await writeFile('/proc/self/oom_score_adj', '1000').catch((error: unknown) => console.warn(error));
