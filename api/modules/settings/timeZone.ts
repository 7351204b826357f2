import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import type { Logger } from 'pino';
import { STALE_MS } from '../../platform/cache/contentStamps.js';
import type { Services } from '../../services.js';
import { panelIfAny, type PanelOf } from './panels.js';
import { PanelModel } from './settingsRecord.js';

type Followed = Pick<Services, 'siteClock' | 'stamps'>;

/** Commands that look for writes of other processes have this comment. */
const COMMENT = 'time zone of the site';

/** Sets the site's clock to the time zone of the settings. */
export async function followTimeZone({ siteClock, stamps }: Followed): Promise<void> {
  siteClock.follow((await panelIfAny(system, stamps))?.timezone ?? null);
}

async function followStoredTimeZone({ siteClock }: Followed): Promise<void> {
  const options = { comment: COMMENT, projection: { timezone: 1 } };
  const panel = await PanelModel.collection.findOne<PanelOf<typeof system>>({ panel: system.name }, options);
  siteClock.follow(panel?.timezone ?? null);
}

/**
 * Does so now, and whenever another process has written the settings.
 * @param lookMs how often it looks while writes of other processes are not announced: they share no Redis, or it is away
 * @returns what ends it
 */
export async function startFollowingTimeZone(
  services: Followed,
  log: Logger,
  lookMs: number = STALE_MS.unshared,
): Promise<() => void> {
  await followTimeZone(services);
  const logged = (following: Promise<void>) =>
    following.catch((error: unknown) => log.error({ err: error }, 'the time zone could not be read'));
  const unsubscribe = services.stamps.onChanged((kindName) => {
    if (kindName === SETTINGS) void logged(followTimeZone(services));
  });
  const timer = setInterval(() => {
    if (!services.stamps.receivesAllWrites) void logged(followStoredTimeZone(services));
  }, lookMs).unref();
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
