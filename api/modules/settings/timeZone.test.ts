import { system } from '@polyphony/domain/settings/panels/system.js';
import { ContentStamps } from '../../platform/cache/contentStamps.js';
import { createLogger } from '../../platform/log/logger.js';
import { siteClock } from '../../platform/siteClock.js';
import { eventually } from '../../testing/runs/eventually.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { PanelModel } from './settingsRecord.js';
import { startFollowingTimeZone } from './timeZone.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a process follows the time zone that another one writes, also without Redis', async () => {
  const clock = siteClock('UTC');
  const services = { siteClock: clock, stamps: new ContentStamps({ redis: null, alone: false }) };
  const stop = await startFollowingTimeZone(services, createLogger('fatal'), 10);
  try {
    expect(clock.timeZone).toBe('UTC');
    // As another process does: this one is not notified.
    await PanelModel.collection.updateOne({ panel: system.name }, { $set: { timezone: 'Asia/Thimphu' } });
    await eventually(() => clock.timeZone === 'Asia/Thimphu');
  } finally {
    stop();
  }
});
