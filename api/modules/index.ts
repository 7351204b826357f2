import type { ClassType } from 'type-graphql';
import { fileModule } from '../files/index.js';
import type { Row } from '../records/rest/row.js';
import type { RecordStore } from '../records/store/recordStore.js';
import { BlogCategoryResolver, blogCategoryStore, PublishedBlogCategories } from './blog/blogCategory.js';
import { BlogPostResolver, blogPostStore, PublishedBlogPosts } from './blog/blogPost.js';
import { blogCategories } from './blog/rest/blogCategories.js';
import { blogPosts } from './blog/rest/blogPosts.js';
import { CareerResolver, careerStore, PublishedCareers } from './careers/career.js';
import { careers } from './careers/rest/careers.js';
import { ContactResolver, contactStore, PublishedContacts } from './contact/contact.js';
import { contacts } from './contact/rest/contacts.js';
import { CourseResolver, courseStore, PublishedCourses } from './courses/course.js';
import { CoursePackageResolver, coursePackageStore } from './courses/coursePackage.js';
import { courses } from './courses/rest/courses.js';
import { packages } from './courses/rest/packages.js';
import { EventCategoryResolver, eventCategoryStore, PublishedEventCategories } from './events/eventCategory.js';
import { EventPriceResolver, eventPriceStore, PublishedEventPrices } from './events/eventPrice.js';
import { EventResolver, eventStore, PublishedEvents } from './events/event.js';
import { FillingEventsResolver } from './events/fillingEvents.js';
import { EventDifficultyResolver, eventDifficultyStore } from './events/eventDifficulty.js';
import { eventCategories } from './events/rest/eventCategories.js';
import { eventDifficulties } from './events/rest/eventDifficulties.js';
import { eventPrices } from './events/rest/eventPrices.js';
import { events } from './events/rest/events.js';
import { languageStore } from './languages/language.js';
import { LanguageResolver } from './languages/languageResolver.js';
import { languages } from './languages/rest.js';
import { MenuResolver, menuStore, PublishedMenus } from './menus/menu.js';
import { menus } from './menus/rest/menus.js';
import { NewsArticleResolver, newsArticleStore, PublishedNewsArticles } from './news/newsArticle.js';
import { NewsCategoryResolver, newsCategoryStore, PublishedNewsCategories } from './news/newsCategory.js';
import { newsArticles } from './news/rest/newsArticles.js';
import { newsCategories } from './news/rest/newsCategories.js';
import { CmsPageResolver, PublishedCmsPages } from './pages/cmsPageResolver.js';
import { cmsPageStore } from './pages/cmsPageStore.js';
import { cmsPages } from './pages/rest/cmsPages.js';
import { RoleResolver } from './people/roles/roleResolver.js';
import { roleStore } from './people/roles/roleStore.js';
import { StaffResolver } from './people/staff/staffResolver.js';
import { staffStore } from './people/staff/staffStore.js';
import { testimonials } from './testimonials/rest/testimonials.js';
import { PublishedTestimonials, TestimonialResolver, testimonialStore } from './testimonials/testimonial.js';

/** A record kind on the API: its store and its resolver. */
export interface RecordModule {
  readonly store: RecordStore;
  readonly resolvers: readonly ClassType[];
  /** Its legacy paths. */
  readonly rest?: readonly Row[];
}

/** The only list of record modules, one line a kind. */
export const recordModules: readonly RecordModule[] = [
  fileModule,
  { store: languageStore, resolvers: [LanguageResolver], rest: languages },
  { store: eventCategoryStore, resolvers: [EventCategoryResolver, PublishedEventCategories], rest: eventCategories },
  { store: eventDifficultyStore, resolvers: [EventDifficultyResolver], rest: eventDifficulties },
  { store: eventStore, resolvers: [EventResolver, PublishedEvents, FillingEventsResolver], rest: events },
  { store: eventPriceStore, resolvers: [EventPriceResolver, PublishedEventPrices], rest: eventPrices },
  { store: blogCategoryStore, resolvers: [BlogCategoryResolver, PublishedBlogCategories], rest: blogCategories },
  { store: blogPostStore, resolvers: [BlogPostResolver, PublishedBlogPosts], rest: blogPosts },
  { store: newsCategoryStore, resolvers: [NewsCategoryResolver, PublishedNewsCategories], rest: newsCategories },
  { store: newsArticleStore, resolvers: [NewsArticleResolver, PublishedNewsArticles], rest: newsArticles },
  { store: careerStore, resolvers: [CareerResolver, PublishedCareers], rest: careers },
  { store: testimonialStore, resolvers: [TestimonialResolver, PublishedTestimonials], rest: testimonials },
  { store: contactStore, resolvers: [ContactResolver, PublishedContacts], rest: contacts },
  { store: cmsPageStore, resolvers: [CmsPageResolver, PublishedCmsPages], rest: cmsPages },
  { store: menuStore, resolvers: [MenuResolver, PublishedMenus], rest: menus },
  { store: courseStore, resolvers: [CourseResolver, PublishedCourses], rest: courses },
  { store: coursePackageStore, resolvers: [CoursePackageResolver], rest: packages },
  { store: staffStore, resolvers: [StaffResolver] },
  { store: roleStore, resolvers: [RoleResolver] },
];
