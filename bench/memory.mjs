import { readdir, readFile } from 'node:fs/promises';

const read = (path) => readFile(path, 'utf8').catch(() => '');
const fieldOf = (text, name) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(text)?.[1];

async function processes() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid) => {
      const status = await read(`/proc/${pid}/status`);
      return {
        pid: Number(pid),
        parent: Number(fieldOf(status, 'PPid')),
        name: fieldOf(status, 'Name'),
        kilobytes: Number(fieldOf(status, 'VmRSS') ?? 0),
      };
    }),
  );
}

/** A page of memory that n processes share counts as an nth of one. */
const proportionalKilobytes = async ({ pid }) => Number(fieldOf(await read(`/proc/${pid}/smaps_rollup`), 'Pss') ?? 0);

/**
 * Resident memory of a process and all below it (Linux only).
 * @param {number} root process id
 * @returns {Promise<{ total: number, proportional: number, parts: string[] }>} megabytes: of all processes together; the
 *   same with shared pages, such as those of Node's program, counted once; and of each process
 */
export async function residentMegabytes(root) {
  const all = await processes().catch(() => []);
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  const members = all.filter(({ pid }) => tree.has(pid));
  const megabytes = (kilobytes) => Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
  return {
    total: megabytes(members.map(({ kilobytes }) => kilobytes)),
    proportional: megabytes(await Promise.all(members.map(proportionalKilobytes))),
    parts: members.map(({ name, kilobytes }) => `${name} ${megabytes([kilobytes])}`),
  };
}
