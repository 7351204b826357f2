import type { ClassType } from 'type-graphql';
import { fileModule } from '../files/index.js';
import type { RecordStore } from '../records/write/recordStore.js';
import { BlogCategoryResolver, blogCategoryStore, PublishedBlogCategories } from './blog/blogCategory.js';
import { EventCategoryResolver, eventCategoryStore, PublishedEventCategories } from './events/eventCategory.js';
import { EventPriceResolver, eventPriceStore, PublishedEventPrices } from './events/eventPrice.js';
import { EventResolver, eventStore, PublishedEvents } from './events/event.js';
import { EventDifficultyResolver, eventDifficultyStore } from './events/eventDifficulty.js';
import { languageStore } from './languages/language.js';
import { LanguageResolver } from './languages/languageResolver.js';
import { RoleResolver } from './people/roleResolver.js';
import { roleStore } from './people/roleStore.js';
import { StaffResolver } from './people/staffResolver.js';
import { staffStore } from './people/staffStore.js';

/** A record kind on the API: where its records are, and what answers for them. */
export interface RecordModule {
  readonly store: RecordStore;
  readonly resolvers: readonly ClassType[];
}

/** The only list of record modules, one line a kind. */
export const recordModules: readonly RecordModule[] = [
  fileModule,
  { store: languageStore, resolvers: [LanguageResolver] },
  { store: eventCategoryStore, resolvers: [EventCategoryResolver, PublishedEventCategories] },
  { store: eventDifficultyStore, resolvers: [EventDifficultyResolver] },
  { store: eventStore, resolvers: [EventResolver, PublishedEvents] },
  { store: eventPriceStore, resolvers: [EventPriceResolver, PublishedEventPrices] },
  { store: blogCategoryStore, resolvers: [BlogCategoryResolver, PublishedBlogCategories] },
  { store: staffStore, resolvers: [StaffResolver] },
  { store: roleStore, resolvers: [RoleResolver] },
];
