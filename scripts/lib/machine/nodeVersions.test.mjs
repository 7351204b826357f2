import { readFileSync } from 'node:fs';
import { NEWEST_NODE, NODE_VERSIONS } from './nodeVersions.mjs';
import { inRoot } from '../project.mjs';

test('the oldest Node that is tested is of the release from which package.json says it starts', () => {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [major, minor] = engines.node.replace('>=', '').split('.');
  expect(NODE_VERSIONS[0]).toMatch(new RegExp(`^${major}\\.${minor}\\.`));
});

test('the image is built and runs on the newest Node that is tested', () => {
  const lines = readFileSync(inRoot('Dockerfile'), 'utf8').split('\n');
  const images = lines.flatMap((line) => /^FROM (node:\S+)/.exec(line)?.[1] ?? []);
  expect(new Set(images)).toEqual(new Set([`node:${NEWEST_NODE.split('.')[0]}-bookworm-slim`]));
});
