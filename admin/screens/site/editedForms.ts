import { sitePages } from '@polyphony/domain/content/pages/index.js';
import type { Section } from '@polyphony/domain/content/section.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { EditedDraft, EditedPart } from '@polyphony/domain/publishing/editedPage.js';
import { fieldOf } from '../../fields/binding/placedErrors';
import type { RecordOperations } from '../../records/operations';
import type { FormScreen } from '../../records/screen';

/** A kind's form, of which a page has one input at a time. */
const formOf = (kind: AnyKind, operations: RecordOperations): FormScreen => ({ kind, operations, Fields: () => null });

/** The forms of kinds whose texts pages show, each loaded when one of them is edited. */
const forms: Readonly<Record<string, () => Promise<FormScreen>>> = {
  blogCategory: async () => {
    const [{ blogCategory }, { blogCategoryOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/blogCategory.js'),
      import('../../graphql/generated/operations/blogCategory'),
    ]);
    return formOf(blogCategory, blogCategoryOperations);
  },
  blogPost: async () => {
    const [{ blogPost }, { blogPostOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/blogPost.js'),
      import('../../graphql/generated/operations/blogPost'),
    ]);
    return formOf(blogPost, blogPostOperations);
  },
  career: async () => {
    const [{ career }, { careerOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/career.js'),
      import('../../graphql/generated/operations/career'),
    ]);
    return formOf(career, careerOperations);
  },
  cmsPage: async () => {
    const [{ cmsPage }, { cmsPageOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/cmsPage.js'),
      import('../../graphql/generated/operations/cmsPage'),
    ]);
    return formOf(cmsPage, cmsPageOperations);
  },
  contact: async () => {
    const [{ contact }, { contactOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/contact.js'),
      import('../../graphql/generated/operations/contact'),
    ]);
    return formOf(contact, contactOperations);
  },
  course: async () => {
    const [{ course }, { courseOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/course.js'),
      import('../../graphql/generated/operations/course'),
    ]);
    return formOf(course, courseOperations);
  },
  coursePackage: async () => {
    const [{ coursePackage }, { coursePackageOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/coursePackage.js'),
      import('../../graphql/generated/operations/coursePackage'),
    ]);
    return formOf(coursePackage, coursePackageOperations);
  },
  event: async () => {
    const [{ event }, { eventOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/event.js'),
      import('../../graphql/generated/operations/event'),
    ]);
    return formOf(event, eventOperations);
  },
  eventCategory: async () => {
    const [{ eventCategory }, { eventCategoryOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/eventCategory.js'),
      import('../../graphql/generated/operations/eventCategory'),
    ]);
    return formOf(eventCategory, eventCategoryOperations);
  },
  eventDifficulty: async () => {
    const [{ eventDifficulty }, { eventDifficultyOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/eventDifficulty.js'),
      import('../../graphql/generated/operations/eventDifficulty'),
    ]);
    return formOf(eventDifficulty, eventDifficultyOperations);
  },
  eventPrice: async () => {
    const [{ eventPrice }, { eventPriceOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/eventPrice.js'),
      import('../../graphql/generated/operations/eventPrice'),
    ]);
    return formOf(eventPrice, eventPriceOperations);
  },
  menu: async () => {
    const [{ menu }, { menuOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/menu.js'),
      import('../../graphql/generated/operations/menu'),
    ]);
    return formOf(menu, menuOperations);
  },
  newsArticle: async () => {
    const [{ newsArticle }, { newsArticleOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/newsArticle.js'),
      import('../../graphql/generated/operations/newsArticle'),
    ]);
    return formOf(newsArticle, newsArticleOperations);
  },
  newsCategory: async () => {
    const [{ newsCategory }, { newsCategoryOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/newsCategory.js'),
      import('../../graphql/generated/operations/newsCategory'),
    ]);
    return formOf(newsCategory, newsCategoryOperations);
  },
  testimonial: async () => {
    const [{ testimonial }, { testimonialOperations }] = await Promise.all([
      import('@polyphony/domain/kinds/testimonial.js'),
      import('../../graphql/generated/operations/testimonial'),
    ]);
    return formOf(testimonial, testimonialOperations);
  },
};

/** The section of a page that has a field; null for a field of the page itself. */
export const sectionWith = (field: string): Section | null =>
  sitePages.flatMap(({ sections }) => sections).find(({ fields }) => field in fields) ?? null;

/** The section whose draft is called so ('cmsPage/home/section-1'); null for the draft of another form. */
export function sectionOfDraft({ form }: Pick<EditedDraft, 'form'>): Section | null {
  const [, slug, id] = form.split('/');
  return sitePages.find((page) => page.slug === slug)?.sections.find((section) => section.id === id) ?? null;
}

/** The form of a section. */
export async function sectionForm(section: Section): Promise<FormScreen> {
  const { sectionScreen } = await import('../../records/form/sections/sectionScreen');
  return sectionScreen(section);
}

/** The form of a kind; null for what is edited elsewhere. */
const kindForm = (kind: string): Promise<FormScreen> | null =>
  Object.hasOwn(forms, kind) ? (forms[kind]?.() ?? null) : null;

/** The form that has the input of a part of a page; null where that is on another screen. */
export async function formOfPart({ kind, field }: EditedPart): Promise<FormScreen | null> {
  const section = sectionWith(fieldOf(field));
  return section ? sectionForm(section) : kindForm(kind);
}

/** The form that a draft of a page is of; null where that is on another screen. */
export async function formOfDraft(draft: EditedDraft): Promise<FormScreen | null> {
  const section = sectionOfDraft(draft);
  return section ? sectionForm(section) : kindForm(draft.kind);
}
