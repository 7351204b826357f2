import { object, type AnyObject, type ObjectSchema } from 'yup';
import type { TextName } from '../catalogues/generated/textNames.js';
import type { Label } from '../messages/messages.js';
import { factsOf } from '../validation/fieldFacts.js';
import type { ContentField } from './fields.js';

/** Declaration of a section. All else that editors, the API and the site need of a section is derived from this. */
export interface SectionSpec {
  /** Human-readable name: 'Banner'. */
  readonly label: Label;
  /** Whether it is written in the base language alone: its texts are the same in every language (SPEC-D80). */
  readonly inBaseOnly?: true;
  /** Its fields by the last part of their keys: 'banner-heading'. */
  readonly fields: Readonly<Record<string, ContentField>>;
}

export type SectionSpecs = Readonly<Record<`section-${number}`, SectionSpec>>;

/** Fields by their keys: 'home-section-1-banner-heading'. */
export type KeyedFields = Readonly<Record<string, ContentField>>;

export interface Section {
  /** The value of the address's `tab` parameter: 'section-1'. */
  readonly id: string;
  readonly label: Label;
  readonly fields: KeyedFields;
  /** The keys of the fields that each language has of its own. */
  readonly translatable: readonly string[];
}

/** A page of the site, apart from its sections. */
export interface SitePage {
  /** Prefix of its keys: 'home'. */
  readonly slug: string;
  /** Its path on the site. */
  readonly path: `/${string}`;
  /** What the console calls it. */
  readonly title: TextName;
  /** Its initial name, in each language that the product has texts in. */
  readonly name: Label;
}

/** A page of the site whose content is edited in sections. */
export interface Sectioned<Specs extends SectionSpecs = SectionSpecs> extends SitePage {
  readonly specs: Specs;
  readonly sections: readonly Section[];
  readonly fields: KeyedFields;
  readonly translatable: readonly string[];
}

/** 'home-section-1-banner-heading'. */
export const keyOf = (slug: string, section: string, field: string): string => `${slug}-${section}-${field}`;

/** Whether each language has its own. */
export const isTranslatable = ({ holds, rule }: ContentField): boolean =>
  (holds === 'text' || holds === 'texts') && factsOf(rule).perLanguage !== false;

/** Declares a page by its sections. Its keys are `{slug}-{section}-{field}` (CMS-020). */
export function sectionedContent<const Specs extends SectionSpecs>(page: SitePage, specs: Specs): Sectioned<Specs> {
  const { slug } = page;
  const sections = Object.entries<SectionSpec>(specs).map(([id, { label, inBaseOnly, fields }]): Section => {
    const keyed = Object.entries(fields).map(([name, field]) => [keyOf(slug, id, name), field] as const);
    const translatable = keyed.flatMap(([key, field]) => (!inBaseOnly && isTranslatable(field) ? [key] : []));
    return { id, label, fields: Object.fromEntries(keyed), translatable };
  });
  return {
    ...page,
    specs,
    sections,
    fields: Object.assign({}, ...sections.map(({ fields }) => fields)) as KeyedFields,
    translatable: sections.flatMap(({ translatable }) => translatable),
  };
}

/** The rules of fields, by their keys. */
export const rulesOf = (fields: KeyedFields): ObjectSchema<AnyObject> =>
  object(Object.fromEntries(Object.entries(fields).map(([key, { rule }]) => [key, rule]))) as ObjectSchema<AnyObject>;

/** 'Section 1' (CMS-023). */
export const sectionName = (id: string): string =>
  id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
