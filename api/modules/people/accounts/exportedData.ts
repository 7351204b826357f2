import type { Person, Reader } from '../../../identity/personalData/personalData.js';
import type { Services } from '../../../services.js';

/** All that is stored of a person, as JSON that people read and programs take. */
export async function exportedText(person: Person, reader: Reader, services: Services): Promise<string> {
  const { publicUrl } = services.bookingMailSettings;
  const parts = await services.personalData.collect(person, reader, services);
  return JSON.stringify({ site: publicUrl, exportedAt: new Date(), ...parts }, null, 2);
}
