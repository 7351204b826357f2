import { deriveSlug } from '@polyphony/domain/text/slug.js';
import { SLUG_MAX } from '@polyphony/domain/limits.js';
import type { Model } from 'mongoose';
import type { StoredRecord } from '../schema/record.js';

/** Room for a number behind the name. */
const NAME_MAX = SLUG_MAX - 10;

/**
 * The slug of a name that no record has yet: 'printer', 'printer-2'. Another write may take it meanwhile, which the unique
 * index then refuses.
 * @param otherwise what it begins with when the letters of the name cannot be in a slug
 */
export async function freeSlug(model: Model<StoredRecord>, name: string, otherwise: string): Promise<string> {
  if (name.trim() === '') return '';
  const base = deriveSlug(name).slice(0, NAME_MAX).replace(/-+$/, '') || otherwise;
  const existing = await model.collection
    .find<StoredRecord>({ slug: { $regex: `^${base}(-\\d+)?$` } }, { projection: { slug: 1 } })
    .toArray();
  const slugs = new Set(existing.map(({ slug }) => slug));
  if (!slugs.has(base)) return base;
  let number = 2;
  while (slugs.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
