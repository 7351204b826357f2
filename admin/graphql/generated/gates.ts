// Generated from the directives of schema.graphql by `npm run codegen`. Do not edit.
import type { Permission } from '@polyphony/domain/permissions.js';

/** 'public', 'visitor', or the permissions of which one is needed; an empty list means any signed-in member of staff. */
export type Gate = 'public' | 'visitor' | readonly Permission[];

/** Who may use which field of the API. A field that is not here needs nothing beyond the way to its object. */
export const gates = {
  BlogCategory: {
    can: ['VIEW_ALL_CATEGORIES', 'ADD_CATEGORY', 'EDIT_CATEGORY', 'DELETE_CATEGORY', 'TOGGLE_ACTIVE_CATEGORY', 'TOGGLE_FEATURED_CATEGORY', 'TOGGLE_DEFAULT_CATEGORY'],
    translations: ['VIEW_ALL_CATEGORIES', 'ADD_CATEGORY', 'EDIT_CATEGORY', 'DELETE_CATEGORY', 'TOGGLE_ACTIVE_CATEGORY', 'TOGGLE_FEATURED_CATEGORY', 'TOGGLE_DEFAULT_CATEGORY'],
    updatedBy: ['VIEW_ALL_CATEGORIES', 'ADD_CATEGORY', 'EDIT_CATEGORY', 'DELETE_CATEGORY', 'TOGGLE_ACTIVE_CATEGORY', 'TOGGLE_FEATURED_CATEGORY', 'TOGGLE_DEFAULT_CATEGORY'],
    version: ['VIEW_ALL_CATEGORIES', 'ADD_CATEGORY', 'EDIT_CATEGORY', 'DELETE_CATEGORY', 'TOGGLE_ACTIVE_CATEGORY', 'TOGGLE_FEATURED_CATEGORY', 'TOGGLE_DEFAULT_CATEGORY'],
  },
  EventCategory: {
    can: ['VIEW_ALL_EVENT_CATEGORIES', 'ADD_EVENT_CATEGORY', 'EDIT_EVENT_CATEGORY', 'DELETE_EVENT_CATEGORY', 'TOGGLE_ACTIVE_EVENT_CATEGORY', 'TOGGLE_FEATURED_EVENT_CATEGORY', 'TOGGLE_DEFAULT_EVENT_CATEGORY'],
    translations: ['VIEW_ALL_EVENT_CATEGORIES', 'ADD_EVENT_CATEGORY', 'EDIT_EVENT_CATEGORY', 'DELETE_EVENT_CATEGORY', 'TOGGLE_ACTIVE_EVENT_CATEGORY', 'TOGGLE_FEATURED_EVENT_CATEGORY', 'TOGGLE_DEFAULT_EVENT_CATEGORY'],
    updatedBy: ['VIEW_ALL_EVENT_CATEGORIES', 'ADD_EVENT_CATEGORY', 'EDIT_EVENT_CATEGORY', 'DELETE_EVENT_CATEGORY', 'TOGGLE_ACTIVE_EVENT_CATEGORY', 'TOGGLE_FEATURED_EVENT_CATEGORY', 'TOGGLE_DEFAULT_EVENT_CATEGORY'],
    version: ['VIEW_ALL_EVENT_CATEGORIES', 'ADD_EVENT_CATEGORY', 'EDIT_EVENT_CATEGORY', 'DELETE_EVENT_CATEGORY', 'TOGGLE_ACTIVE_EVENT_CATEGORY', 'TOGGLE_FEATURED_EVENT_CATEGORY', 'TOGGLE_DEFAULT_EVENT_CATEGORY'],
  },
  EventDifficulty: {
    can: ['VIEW_ALL_EVENT_DIFFICULTIES', 'ADD_EVENT_DIFFICULTY', 'EDIT_EVENT_DIFFICULTY', 'DELETE_EVENT_DIFFICULTY', 'TOGGLE_ACTIVE_EVENT_DIFFICULTY', 'TOGGLE_DEFAULT_EVENT_DIFFICULTY'],
    translations: ['VIEW_ALL_EVENT_DIFFICULTIES', 'ADD_EVENT_DIFFICULTY', 'EDIT_EVENT_DIFFICULTY', 'DELETE_EVENT_DIFFICULTY', 'TOGGLE_ACTIVE_EVENT_DIFFICULTY', 'TOGGLE_DEFAULT_EVENT_DIFFICULTY'],
    updatedBy: ['VIEW_ALL_EVENT_DIFFICULTIES', 'ADD_EVENT_DIFFICULTY', 'EDIT_EVENT_DIFFICULTY', 'DELETE_EVENT_DIFFICULTY', 'TOGGLE_ACTIVE_EVENT_DIFFICULTY', 'TOGGLE_DEFAULT_EVENT_DIFFICULTY'],
    version: ['VIEW_ALL_EVENT_DIFFICULTIES', 'ADD_EVENT_DIFFICULTY', 'EDIT_EVENT_DIFFICULTY', 'DELETE_EVENT_DIFFICULTY', 'TOGGLE_ACTIVE_EVENT_DIFFICULTY', 'TOGGLE_DEFAULT_EVENT_DIFFICULTY'],
  },
  Language: {
    can: ['VIEW_ALL_LANGUAGES', 'ADD_LANGUAGE', 'EDIT_LANGUAGE', 'DELETE_LANGUAGE', 'TOGGLE_ACTIVE_LANGUAGE', 'TOGGLE_RTL_LANGUAGE', 'TOGGLE_DEFAULT_LANGUAGE'],
    updatedBy: ['VIEW_ALL_LANGUAGES', 'ADD_LANGUAGE', 'EDIT_LANGUAGE', 'DELETE_LANGUAGE', 'TOGGLE_ACTIVE_LANGUAGE', 'TOGGLE_RTL_LANGUAGE', 'TOGGLE_DEFAULT_LANGUAGE'],
    version: ['VIEW_ALL_LANGUAGES', 'ADD_LANGUAGE', 'EDIT_LANGUAGE', 'DELETE_LANGUAGE', 'TOGGLE_ACTIVE_LANGUAGE', 'TOGGLE_RTL_LANGUAGE', 'TOGGLE_DEFAULT_LANGUAGE'],
  },
  Mutation: {
    createBlogCategory: ['ADD_CATEGORY'],
    createEventCategory: ['ADD_EVENT_CATEGORY'],
    createEventDifficulty: ['ADD_EVENT_DIFFICULTY'],
    createLanguage: ['ADD_LANGUAGE'],
    deleteBlogCategory: ['DELETE_CATEGORY'],
    deleteEventCategory: ['DELETE_EVENT_CATEGORY'],
    deleteEventDifficulty: ['DELETE_EVENT_DIFFICULTY'],
    deleteLanguage: ['DELETE_LANGUAGE'],
    setLanguage: 'public',
    signIn: 'public',
    signOut: 'public',
    toggleBlogCategoryActive: ['TOGGLE_ACTIVE_CATEGORY'],
    toggleBlogCategoryDefault: ['TOGGLE_DEFAULT_CATEGORY'],
    toggleBlogCategoryFeatured: ['TOGGLE_FEATURED_CATEGORY'],
    toggleEventCategoryActive: ['TOGGLE_ACTIVE_EVENT_CATEGORY'],
    toggleEventCategoryDefault: ['TOGGLE_DEFAULT_EVENT_CATEGORY'],
    toggleEventCategoryFeatured: ['TOGGLE_FEATURED_EVENT_CATEGORY'],
    toggleEventDifficultyActive: ['TOGGLE_ACTIVE_EVENT_DIFFICULTY'],
    toggleEventDifficultyDefault: ['TOGGLE_DEFAULT_EVENT_DIFFICULTY'],
    toggleLanguageActive: ['TOGGLE_ACTIVE_LANGUAGE'],
    toggleLanguageDefault: ['TOGGLE_DEFAULT_LANGUAGE'],
    toggleLanguageRtl: ['TOGGLE_RTL_LANGUAGE'],
    translateBlogCategory: ['EDIT_CATEGORY'],
    translateEventCategory: ['EDIT_EVENT_CATEGORY'],
    translateEventDifficulty: ['EDIT_EVENT_DIFFICULTY'],
    updateBlogCategory: ['EDIT_CATEGORY'],
    updateEventCategory: ['EDIT_EVENT_CATEGORY'],
    updateEventDifficulty: ['EDIT_EVENT_DIFFICULTY'],
    updateLanguage: ['EDIT_LANGUAGE'],
  },
  Query: {
    auditEntries: ['VIEW_AUDIT_LOG'],
    blogCategories: ['VIEW_ALL_CATEGORIES'],
    blogCategory: ['VIEW_ALL_CATEGORIES', 'EDIT_CATEGORY'],
    blogCategoryOptions: ['VIEW_ALL_CATEGORIES', 'ADD_CATEGORY', 'EDIT_CATEGORY', 'ADD_POST', 'EDIT_POST'],
    eventCategories: ['VIEW_ALL_EVENT_CATEGORIES'],
    eventCategory: ['VIEW_ALL_EVENT_CATEGORIES', 'EDIT_EVENT_CATEGORY'],
    eventCategoryOptions: ['VIEW_ALL_EVENT_CATEGORIES', 'ADD_EVENT_CATEGORY', 'EDIT_EVENT_CATEGORY', 'ADD_EVENT', 'EDIT_EVENT'],
    eventDifficulties: ['VIEW_ALL_EVENT_DIFFICULTIES'],
    eventDifficulty: ['VIEW_ALL_EVENT_DIFFICULTIES', 'EDIT_EVENT_DIFFICULTY'],
    eventDifficultyOptions: ['VIEW_ALL_EVENT_DIFFICULTIES', 'ADD_EVENT_DIFFICULTY', 'EDIT_EVENT_DIFFICULTY', 'ADD_EVENT', 'EDIT_EVENT'],
    language: ['VIEW_ALL_LANGUAGES', 'EDIT_LANGUAGE'],
    languageOptions: ['VIEW_ALL_LANGUAGES', 'ADD_LANGUAGE', 'EDIT_LANGUAGE'],
    languages: ['VIEW_ALL_LANGUAGES'],
    permissions: ['VIEW_STAFF_ROLES', 'ADD_STAFF_ROLE', 'EDIT_STAFF_ROLE'],
    publishedBlogCategories: 'public',
    publishedBlogCategory: 'public',
    publishedEventCategories: 'public',
    publishedEventCategory: 'public',
    publishedLanguages: 'public',
    roles: ['VIEW_STAFF_ROLES'],
    session: 'public',
    whyNot: [],
  },
} as const satisfies Record<string, Record<string, Gate>>;

export type GatedType = keyof typeof gates;
export type GatedField<T extends GatedType> = keyof (typeof gates)[T] & string;
