import { eventStore } from '../../../modules/events/event.js';
import { Installation } from '../../../testing/server/installation.js';

let site: Installation;
beforeAll(async () => {
  site = await Installation.create();
});
afterAll(() => site.remove());

const events = () => site.stopped(() => eventStore.model.countDocuments());

test('the command removes the demo content of a stopped installation, brings it back, and refuses a running one', async () => {
  const refused = await site.serving(() => site.demo('remove'), { DEMO_CONTENT: '1' });
  expect(refused.code).toBe(2);
  expect(refused.lines.join('\n')).toMatch(/^The demo content stays as it is: .*(?:running|in use|open)/);
  const before = await events();
  expect(before).toBeGreaterThan(0);

  const planned = await site.demo('show');
  expect(planned).toMatchObject({ code: 0 });
  expect(planned.lines).toEqual([
    expect.stringMatching(new RegExp(`^Can be removed: .*event ${before}`)) as unknown,
    'Stays: nothing',
  ]);
  const removed = await site.demo('remove');
  expect([removed.code, removed.lines.at(-1)]).toEqual([0, 'Stays: nothing']);
  expect(await events()).toBe(0);
  expect((await site.demo('show')).lines[0]).toBe('Can be removed: nothing');
  expect(await site.demo('remove')).toMatchObject({ code: 1 });

  const restored = await site.demo('remove', '--undo');
  expect([restored.code, restored.lines.at(-1)]).toEqual([0, 'Not back: nothing']);
  expect(await events()).toBe(before);
  expect(await site.demo('show')).toEqual(planned);
  expect(await site.verify()).toMatchObject({ code: 0 });
});

test.each([
  [['--help'], 0],
  [[], 2],
  [['delete'], 2],
  [['show', '--undo'], 2],
] as const)('demo %j says how it is used', async (args, code) => {
  const result = await site.demo(...args);
  expect(result.code).toBe(code);
  expect(result.lines[0]).toMatch(/^Usage: npm run demo/);
});
