import { baseLanguage, followBaseLanguage } from '@polyphony/domain/baseLanguage.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { installationNotes } from '../../platform/database/installationNotes.js';
import { languageStore } from './language.js';

const NOTE = { _id: 'base language' } as const;

/** The base language that the installation has chosen; null before its first start. */
export async function storedBaseLanguage(): Promise<string | null> {
  return (await installationNotes().findOne(NOTE))?.value ?? null;
}

/** Lets this process work in the base language of the installation, which another process may have chosen. */
export async function followStoredBaseLanguage(): Promise<string> {
  followBaseLanguage((await storedBaseLanguage()) ?? SOURCE_LANGUAGE);
  return baseLanguage();
}

/** Stores the base language, and lets this process work in it. */
export async function storeBaseLanguage(code: string): Promise<void> {
  await installationNotes().updateOne(NOTE, { $set: { value: code } }, { upsert: true });
  followBaseLanguage(code);
}

/**
 * Settles the base language at a start: the first one chooses it. Those that were made before there was a choice are in
 * English. Of two processes that start at once, one chooses.
 * @param configured the one that the operator wants; none: English
 */
export async function settleBaseLanguage(configured: string | undefined): Promise<string> {
  if ((await storedBaseLanguage()) === null) {
    const isOlder = (await languageStore.model.collection.findOne({}, { projection: { _id: 1 } })) !== null;
    const value = isOlder ? SOURCE_LANGUAGE : (configured ?? SOURCE_LANGUAGE);
    await installationNotes().updateOne(NOTE, { $setOnInsert: { value } }, { upsert: true });
  }
  return followStoredBaseLanguage();
}
