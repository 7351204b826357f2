import type { ContentField, ContentValues } from '@polyphony/domain/content/fields.js';
import { keyOf, type Sectioned, type SectionSpecs } from '@polyphony/domain/content/section.js';
import type { PageContentFragment, PictureFileFragment } from '../generated/graphql.js';

type Content = PageContentFragment['contentDetails'];

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** The values of a section of a page, in the visitor's language, by the names that its declaration gives them. */
export function sectionOf<Specs extends SectionSpecs, Id extends keyof Specs & keyof SectionSpecs>(
  { slug, specs }: Sectioned<Specs>,
  id: Id,
  { contentDetails, pictures }: PageContentFragment,
): ContentValues<Specs[Id]['fields'], PictureFileFragment> {
  const pictureOf = (value: unknown) => pictures.find((picture) => picture.id === value) ?? null;
  const values = Object.entries<ContentField>(specs[id]?.fields ?? {}).map(
    ([name, field]) => [name, valueOf(field, keyOf(slug, id, name), contentDetails, pictureOf)] as const,
  );
  // Each value is read as its field holds it, which one type of all of them cannot express.
  return Object.fromEntries(values) as ContentValues<Specs[Id]['fields'], PictureFileFragment>;
}

function valueOf(
  field: ContentField,
  key: string,
  content: Content,
  pictureOf: (value: unknown) => PictureFileFragment | null,
): unknown {
  if (field.holds === 'image') return pictureOf(content[key]);
  if (field.holds === 'text') return text(content[key]);
  if (field.holds === 'texts') return list(content[key]).flatMap((one) => text(one) ?? []);
  const names = Object.entries(field.fields);
  const columns = names.map(([name]) => list(content[`${key}-${name}`]));
  return Array.from({ length: Math.max(0, ...columns.map(({ length }) => length)) }, (_, place) =>
    Object.fromEntries(
      names.map(([name, { holds }], at) => {
        const value = columns[at]?.[place];
        return [name, holds === 'image' ? pictureOf(value) : text(value)];
      }),
    ),
  );
}

/** Whether a section has anything to show. */
export const isFilled = (section: object): boolean =>
  Object.values(section).some((value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null));
