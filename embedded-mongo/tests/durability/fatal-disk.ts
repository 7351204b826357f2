import { Engine } from '../../engine.js';
import { type Disk, systemDisk } from '../../store/log/disk.js';

/** While space is reclaimed: records that are still needed are half written again, or written, a file is there or gone. */
export const RECLAIMING = ['moving', 'moved', 'removing', 'removed'] as const;
/** While a write is committed: it is half written, written, synced, or marked as acknowledged, but the client has no reply yet. */
type Committing = 'writing' | 'written' | 'synced' | 'acknowledged';
/** Moment at which a process kills itself. */
export type Moment = (typeof RECLAIMING)[number] | Committing;

/** Records that are written again make a frame larger than any write of a client in these tests. */
const MOVED_BYTES = 64 * 1024;

/** The system's disk, which kills the process at the first such moment after `arm`. */
function fatalDisk(moment: Moment): { readonly disk: Disk; readonly arm: () => void } {
  let isArmed = false;
  let isWritten = false;
  let isSynced = false;
  const leastBytes = moment === 'moving' || moment === 'moved' ? MOVED_BYTES : 0;
  // Zeros are the room that is made ahead of the writes.
  const isTarget = (bytes: Buffer): boolean => isArmed && bytes[0] !== 0 && bytes.length > leastBytes;
  const dieAt = (...moments: readonly Moment[]): void => {
    if (isArmed && moments.includes(moment)) process.kill(process.pid, 'SIGKILL');
  };
  const disk: Disk = {
    ...systemDisk,
    write: (fd, bytes, at) => {
      if (isTarget(bytes)) {
        systemDisk.write(fd, bytes.subarray(0, bytes.length >> 1), at);
        dieAt('moving', 'writing');
      }
      systemDisk.write(fd, bytes, at);
      isWritten ||= isTarget(bytes);
      if (isWritten) dieAt('written');
      // The sync of a frame is followed by the mark that it is acknowledged.
      if (isSynced) dieAt('acknowledged');
    },
    sync: async (fd) => {
      await systemDisk.sync(fd);
      if (isWritten) dieAt('moved', 'synced');
      isSynced = isWritten;
    },
    remove: (path) => {
      dieAt('removing');
      systemDisk.remove(path);
      dieAt('removed');
    },
  };
  return { disk, arm: () => (isArmed = true) };
}

/** Starts an engine that kills its process at the moment, once it listens, and returns its connection string. */
export async function startFatal(dataDir: string, moment: Moment): Promise<string> {
  const { disk, arm } = fatalDisk(moment);
  const engine = await Engine.start({ dataDir, sync: true, disk });
  arm();
  return `mongodb://${encodeURIComponent(engine.address)}/crash?directConnection=true`;
}
