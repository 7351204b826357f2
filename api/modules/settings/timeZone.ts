import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import type { Logger } from 'pino';
import type { Services } from '../../services.js';
import { panelsNow } from './panels.js';

type Followed = Pick<Services, 'siteClock' | 'stamps'>;

/** Sets the site's clock to the time zone of the settings. */
export async function followTimeZone({ siteClock, stamps }: Followed): Promise<void> {
  const panel = (await panelsNow(stamps)).get(system.name);
  const zone = panel?.['timezone'];
  siteClock.follow(typeof zone === 'string' ? zone : null);
}

/** Does so now, and whenever another process has written the settings. Returns what ends it. */
export async function startFollowingTimeZone(services: Followed, log: Logger): Promise<() => void> {
  await followTimeZone(services);
  return services.stamps.onChanged((kindName) => {
    if (kindName !== SETTINGS) return;
    followTimeZone(services).catch((error: unknown) => log.error({ err: error }, 'the time zone could not be read'));
  });
}
