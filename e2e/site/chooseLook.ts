import { LOOK_NAMES } from '@polyphony/domain/settings/looks.js';
import { turn } from '../../api/testing/runs/turn.js';
import { at } from '../screens/combinations.js';
import type { TestServer } from '../support/testServer.js';

/** Gives the site one of its looks: consecutive runs take another each. */
export async function chooseLook(server: TestServer, index = 0): Promise<void> {
  const { success, message } = await server.admin.request<{ success: boolean; message: string }>(
    'mutation ($values: WebsiteSettingsInput!) { updateWebsiteSettings(values: $values) { success message } }',
    { values: { site_look: at(LOOK_NAMES, turn + index) } },
  );
  if (!success) throw new Error(`The look was not chosen: ${message}`);
}
