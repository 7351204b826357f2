import type { CardsField } from '@polyphony/domain/content/fields.js';
import { isBlankContent, toFlat, type ContentByField, type FlatContent } from '@polyphony/domain/content/flat.js';
import type { Sectioned } from '@polyphony/domain/content/section.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { nameOfBaseLanguage } from '@polyphony/domain/languageNames.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { FieldError } from '@polyphony/domain/validation/fieldErrors.js';
import { entriesIn, type Values } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { ownContent } from './content.js';

interface Texts {
  readonly texts: FormValues;
  readonly errors: readonly FieldError[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one || null) === JSON.stringify(other || null);

const shared = (key: string): FieldError => ({ field: key, message: messages.sharedContent(nameOfBaseLanguage()) });

/** The texts of cards; blank ones that are not stored yet are what the form shows beside the stored ones. */
export function textsOfCards({ fields }: CardsField, cards: readonly Values[], stored: readonly Values[]): Values[] {
  const known = new Set(stored.map(({ id }) => id));
  const hasIds = cards.some(({ id }) => typeof id === 'string');
  return cards
    .filter((card) => !hasIds || known.has(card.id) || !isBlankContent(card))
    .map((card) => Object.fromEntries(Object.entries(card).filter(([name]) => fields[name]?.holds !== 'image')));
}

/** The columns of pictures that were sent with cards and differ from those that are stored. */
const changedPictures = (key: string, { fields }: CardsField, cards: readonly Values[], [before, after]: Versions) =>
  Object.entries(fields)
    .filter(([name, { holds }]) => holds === 'image' && cards.some((card) => name in card))
    .map(([name]) => `${key}-${name}`)
    .filter((column) => !same(before[column], after[column]));

type Versions = readonly [before: FlatContent, after: FlatContent];

/**
 * The part of content that a language other than the base language has of its own. What all languages share may be sent with it, as
 * clients do that send back what they have read, but not changed.
 */
export function translatedContent(page: Sectioned, values: ContentByField, current: StoredRecord): Texts {
  const base = ownContent(page, current, baseLanguage());
  const versions: Versions = [toFlat(page.fields, base), toFlat(page.fields, values)];
  const errors: FieldError[] = [];
  const texts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const field = page.fields[key];
    if (page.translatable.includes(key)) texts[key] = value;
    else if (field?.holds === 'cards') {
      const cards = entriesIn(value);
      texts[key] = textsOfCards(field, cards, entriesIn(base[key]));
      errors.push(...changedPictures(key, field, cards, versions).map(shared));
    } else if (!same(value, versions[0][key])) errors.push(shared(key));
  }
  return { texts, errors };
}
