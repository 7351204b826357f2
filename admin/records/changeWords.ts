import { RICH_TEXT_VALUE } from '@polyphony/domain/audit.js';
import { pathOf, SITE_TEXTS } from '@polyphony/domain/siteTexts/siteTextNames.js';
import { focusText } from '@polyphony/domain/files/focalPoint.js';
import { fieldLabels, shareFields } from '../graphql/generated/fieldLabels';
import { type KindFacts, kindFacts } from '../graphql/generated/kindFacts';
import type { TextName, Translate } from '../texts/translate';

/** Kinds within a sentence: 'event category'. */
const KIND_NOUNS: Readonly<Record<string, TextName>> = {
  language: 'permissions.language',
  eventCategory: 'permissions.eventCategory',
  eventDifficulty: 'permissions.eventDifficulty',
  event: 'permissions.event',
  eventPrice: 'permissions.eventPrice',
  blogCategory: 'permissions.blogCategory',
  blogPost: 'permissions.blogPost',
  newsCategory: 'permissions.newsCategory',
  newsArticle: 'permissions.newsArticle',
  career: 'permissions.career',
  testimonial: 'permissions.testimonial',
  contact: 'permissions.contact',
  cmsPage: 'permissions.cmsPage',
  menu: 'permissions.menu',
  course: 'permissions.course',
  coursePackage: 'permissions.coursePackage',
  file: 'permissions.file',
  staffMember: 'permissions.staffMember',
  role: 'permissions.role',
  eventBooking: 'permissions.eventBooking',
  enquiry: 'contact.enquiry',
  visitor: 'permissions.visitor',
  deletedRecord: 'permissions.deletedRecord',
  websiteSettings: 'settings.websiteSettings',
};

/** A name in camel case as words: 'event category'. */
const asWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A kind within a sentence: 'event category'. */
export function kindNoun(t: Translate, kind: string): string {
  const noun = KIND_NOUNS[kind];
  return noun ? t(noun) : asWords(kind);
}

/** Fields of no rule. */
const FIELD_LABELS: Readonly<Record<string, TextName>> = {
  active: 'words.active',
  featured: 'words.featured',
  published: 'words.published',
  default: 'words.default',
  paid: 'events.paid',
  answered: 'contact.answered',
  read: 'contact.read',
  blocked: 'visitors.blocked',
  status: 'records.status',
  confirmed: 'events.confirmed',
  note: 'labels.note',
  order: 'records.order',
  publishAt: 'publishing.publishAt',
  content: 'words.content',
  sections: 'records.sections',
  email: 'labels.email',
  name: 'labels.name',
  permissions: 'labels.permissions',
  handled: 'contact.handled',
  label: 'labels.label',
  title: 'labels.title',
  heading: 'labels.heading',
};

/** What fields of no label are called, where their names are no words: a text of the site by its path. */
const NAMES: Readonly<Record<string, (field: string) => string>> = { [SITE_TEXTS]: pathOf };

/** Whether a switch says that visitors see a record, where forms call that 'Published' and the switch is named `active`. */
export const isPublication = (kind: string, field: string): boolean =>
  field === 'active' &&
  Object.values<KindFacts>(kindFacts).some(({ name, publishing }) => name === kind && publishing === field);

/**
 * The field of a change for a person: 'Short description (ar)'; of an entry of a list 'Questions 2: Answer (ar)'. Fields of
 * no rule are called by their names.
 */
export function fieldLabel(t: Translate, kind: string, path: string): string {
  const called = (field: string, name = field) => {
    const label = isPublication(kind, field) ? 'words.published' : (fieldLabels[kind]?.[field] ?? FIELD_LABELS[name]);
    if (label) return t(label);
    return NAMES[kind]?.(field) ?? asWords(name).replace(/^./, (letter) => letter.toUpperCase());
  };
  const inLanguage = (label: string, lang: string | undefined) => (lang ? `${label} (${lang})` : label);
  const [field = '', next = '', inner, lang] = path.split('.');
  if (!/^\d+$/.test(next)) return inLanguage(called(field), next);
  const entry = `${called(field)} ${next}`;
  return inner === undefined ? entry : `${entry}: ${inLanguage(called(`${field}.${inner}`, inner), lang)}`;
}

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field whose value is shown, of which kind. */
interface ChangedField {
  readonly kind: string;
  readonly field: string;
}

/** An entry that was added or removed, value by value, or the place of one that was moved. */
function entryWords(t: Translate, values: Values, { kind, field: list }: ChangedField): string {
  const { place, title } = values;
  if (typeof place === 'number')
    return t('lists.placePlaceName', { place, name: typeof title === 'string' ? title : '' });
  return Object.entries(values)
    .map(([field, value]) => {
      const [, label = ''] = fieldLabel(t, kind, `${list}.${field}`).split(/: (.*)/s);
      return t('words.named', { name: label, value: valueLabel(t, JSON.stringify(value)) });
    })
    .join('\n');
}

/** A value of the trail, which is JSON, as a person reads it. */
export function valueWords(json: string | null): string {
  if (json === null) return '—';
  const value: unknown = JSON.parse(json);
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(', ') : json;
}

/** As `valueWords`, in the language of the console. */
export function valueLabel(t: Translate, json: string | null, of: ChangedField = { kind: '', field: '' }): string {
  if (json === 'true') return t('lists.yes');
  if (json === 'false') return t('lists.no');
  const value: unknown = json === null ? null : JSON.parse(json);
  if (typeof value === 'number' && shareFields.has(`${of.kind}.${of.field}`)) return focusText(value);
  if (isValues(value)) return entryWords(t, value, of);
  return json === JSON.stringify(RICH_TEXT_VALUE) ? t('people.formattedText') : valueWords(json);
}
