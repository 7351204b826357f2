import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the checkout, absolute. */
export const inRoot = (...parts) => join(root, ...parts);

const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** The workspace folders, in the order of package.json. */
export const workspaces = manifest.workspaces;

const oldestNode = manifest.engines.node.replace(/^>=/, '');

/** One line when this Node is too old for the project, else null. */
export function nodeTooOld(running = process.versions.node) {
  const [have, want] = [running, oldestNode].map((version) => version.split('.').map(Number));
  const first = want.findIndex((part, index) => part !== have[index]);
  if (first === -1 || have[first] > want[first]) return null;
  return `Polyphony needs Node ${oldestNode} or newer; this is ${running}.`;
}
