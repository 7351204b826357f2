// Loaded into a test server before its own code: the server must not outlive the test worker that started it, even when
// the worker is killed. The channel to the worker closes with it.
import { rmSync } from 'node:fs';

process.once('disconnect', () => {
  rmSync(process.env.DATA_DIR, { recursive: true, force: true });
  process.kill(process.pid, 'SIGKILL');
});
