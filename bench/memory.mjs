import { readdir, readFile } from 'node:fs/promises';

const read = (path) => readFile(path, 'utf8').catch(() => '');

async function processes() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid) => {
      const status = await read(`/proc/${pid}/status`);
      const field = (name) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
      return {
        pid: Number(pid),
        parent: Number(field('PPid')),
        name: field('Name'),
        kilobytes: Number(field('VmRSS') ?? 0),
      };
    }),
  );
}

/**
 * Resident memory of a process and all below it (Linux only).
 * @param {number} root process id
 * @returns {Promise<{ total: number, parts: string[] }>} megabytes, and what each process takes
 */
export async function residentMegabytes(root) {
  const all = await processes().catch(() => []);
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  const members = all.filter(({ pid }) => tree.has(pid));
  const megabytes = (kilobytes) => Math.round(kilobytes / 1024);
  return {
    total: megabytes(members.reduce((sum, { kilobytes }) => sum + kilobytes, 0)),
    parts: members.map(({ name, kilobytes }) => `${name} ${megabytes(kilobytes)}`),
  };
}
