import { NODE_VERSIONS, nodeOfVersion } from '../machine/nodeVersions.mjs';
import { inRoot } from '../project.mjs';
import { run } from '../run.mjs';

/** The API's suite, and five journeys which between them open the console, the site, uploads, mails and a booking. */
const PARTS = [
  ['--selectProjects', 'api'],
  ['e2e/people/signIn', 'e2e/forms/eventForm', 'e2e/files/uploads', 'e2e/site/siteBooking', 'e2e/site/visitorAccount'],
];

/**
 * Runs the API's suite and five journeys on each supported version of Node, the newest first. The tests, the servers that
 * they start and Playwright itself all run on it.
 * @param {{timeoutMs: number}} options after which the part that is running is ended and fails
 * @returns {Promise<{output: string}>}
 * @throws {CommandFailed} at the first part that fails
 */
export async function runOnEachNode({ timeoutMs }) {
  const end = performance.now() + timeoutMs;
  for (const version of NODE_VERSIONS.toReversed()) {
    const node = await nodeOfVersion(version);
    for (const part of PARTS) {
      console.log(`\n  On Node ${version}: ${part.join(' ')}`);
      const left = Math.max(1, Math.ceil(end - performance.now()));
      await run(node, [inRoot('scripts/test.mjs'), ...part], { inheritOutput: true, timeoutMs: left });
    }
  }
  return { output: `node-versions: ${NODE_VERSIONS.length} of ${NODE_VERSIONS.length} versions` };
}
