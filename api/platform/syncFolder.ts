import { open } from 'node:fs/promises';

/** Waits until the names in a folder are on disk: a file whose content is synced may still lose its name in a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
