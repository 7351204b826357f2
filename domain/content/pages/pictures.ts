import type { Label } from '../../messages/messages.js';
import { factsOf } from '../../validation/fieldFacts.js';
import type { ContentField } from '../fields.js';
import { sitePages } from './index.js';

/** The paths of the pictures of a field, each with what a person calls it: 'home-section-5-card.icon'. */
function picturesOf(key: string, field: ContentField): [path: string, label: Label][] {
  const { label } = factsOf(field.rule);
  if (field.holds === 'image' && label) return [[key, label]];
  if (field.holds !== 'cards') return [];
  return Object.entries(field.fields).flatMap(([name, inner]) => picturesOf(`${key}.${name}`, inner));
}

/** The pictures of all pages of the site. */
export const contentPictures: Readonly<Record<string, Label>> = Object.fromEntries(
  sitePages.flatMap(({ fields }) => Object.entries(fields).flatMap(([key, field]) => picturesOf(key, field))),
);
