import { recordViews } from '../records/form/recordViews';
import { recordScreens, type Screen } from '../navigation/registry';

const staff = recordViews({
  list: () => import('./people/staffMember.list'),
  form: () => import('./people/staffMember.form'),
});

/**
 * The only list of screens: routes, guards and the sidebar follow from it, in this order. A record kind is one
 * `...recordScreens(...)`; each screen's module is loaded when its route is opened and exports `Component`.
 */
export const screens: readonly Screen[] = [
  {
    path: '',
    title: 'Home',
    gate: null,
    lazy: () => import('./home'),
    sidebar: { group: 'dashboards', label: 'Home' },
  },
  {
    path: 'profile-info',
    title: 'Profile',
    gate: null,
    lazy: () => import('./account/ProfileScreen'),
  },
  {
    path: 'dashboard',
    title: 'E-commerce',
    gate: null,
    lazy: () => import('./dashboards/EcommerceScreen'),
    sidebar: { group: 'dashboards', label: 'E-commerce' },
  },
  {
    path: 'dashboard/analytics',
    title: 'Analytics',
    gate: null,
    lazy: () => import('./dashboards/AnalyticsScreen'),
    sidebar: { group: 'dashboards', label: 'Analytics' },
  },
  {
    path: 'dashboard/crm',
    title: 'CRM',
    gate: null,
    lazy: () => import('./dashboards/CrmScreen'),
    sidebar: { group: 'dashboards', label: 'CRM' },
  },
  ...recordScreens('event', {
    base: 'event/manage',
    group: 'events',
    section: 'Management',
    labels: { list: 'All Events', create: 'Add New Event' },
    firstTab: 'section-1',
    titles: { list: 'Events', create: 'Add Event', update: 'Update Event' },
    ...recordViews({ list: () => import('./events/event.list'), form: () => import('./events/event.form') }),
  }),
  ...recordScreens('eventCategory', {
    base: 'event/category',
    group: 'events',
    section: 'Category',
    labels: { list: 'All Categories', create: 'Add Category' },
    titles: { list: 'Event Categories', create: 'Add Category', update: 'Update Category' },
    ...recordViews({
      list: () => import('./events/eventCategory.list'),
      form: () => import('./events/eventCategory.form'),
    }),
  }),
  ...recordScreens('eventDifficulty', {
    base: 'event/difficulty',
    group: 'events',
    section: 'Difficulty',
    labels: { list: 'All Difficulties', create: 'Add Difficulty' },
    titles: { list: 'Event Difficulties', create: 'Add Difficulty', update: 'Update Difficulty' },
    ...recordViews({
      list: () => import('./events/eventDifficulty.list'),
      form: () => import('./events/eventDifficulty.form'),
    }),
  }),
  ...recordScreens('eventPrice', {
    base: 'event/price',
    group: 'events',
    section: 'Pricing',
    labels: { list: 'All Plans', create: 'Add Plan' },
    titles: { list: 'Event Prices', create: 'Add Price', update: 'Update Price' },
    ...recordViews({
      list: () => import('./events/eventPrice.list'),
      form: () => import('./events/eventPrice.form'),
    }),
  }),
  {
    path: 'event/booking/view',
    title: 'Bookings',
    gate: ['Query', 'eventBookings'],
    lazy: () => import('./events/bookings/bookings'),
    sidebar: { group: 'events', label: 'Bookings' },
  },
  {
    path: 'event/booking/check-in',
    title: 'Check-in',
    gate: ['Mutation', 'checkInEventBooking'],
    lazy: () => import('./events/checkIn/CheckInScreen'),
    sidebar: { group: 'events', label: 'Check-in' },
  },
  ...recordScreens('testimonial', {
    base: 'testimonial',
    group: 'testimonial',
    labels: { list: 'Feedback Gallery', create: 'Create Feedback' },
    titles: { list: 'Testimonials', create: 'Add Testimonial', update: 'Update Testimonial' },
    ...recordViews({
      list: () => import('./testimonials/testimonial.list'),
      form: () => import('./testimonials/testimonial.form'),
    }),
  }),
  ...recordScreens('blogPost', {
    base: 'blog/post',
    group: 'blog',
    section: 'Posts',
    labels: { list: 'All Posts', create: 'Add Post' },
    titles: { list: 'Blog Posts', create: 'Add Post', update: 'Update Post' },
    ...recordViews({ list: () => import('./blog/blogPost.list'), form: () => import('./blog/blogPost.form') }),
  }),
  ...recordScreens('blogCategory', {
    base: 'blog/category',
    group: 'blog',
    section: 'Category',
    labels: { list: 'All Categories', create: 'Add Category' },
    titles: { list: 'Blog Categories', create: 'Add Category', update: 'Update Category' },
    ...recordViews({ list: () => import('./blog/blogCategory.list'), form: () => import('./blog/blogCategory.form') }),
  }),
  ...recordScreens('newsArticle', {
    base: 'news/article',
    group: 'news',
    section: 'Articles',
    labels: { list: 'All Articles', create: 'Add Article' },
    titles: { list: 'News Articles', create: 'Add Article', update: 'Update Article' },
    ...recordViews({ list: () => import('./news/newsArticle.list'), form: () => import('./news/newsArticle.form') }),
  }),
  ...recordScreens('newsCategory', {
    base: 'news/category',
    group: 'news',
    section: 'Category',
    labels: { list: 'All Categories', create: 'Add Category' },
    titles: { list: 'News Categories', create: 'Add Category', update: 'Update Category' },
    ...recordViews({ list: () => import('./news/newsCategory.list'), form: () => import('./news/newsCategory.form') }),
  }),
  ...recordScreens('career', {
    base: 'career',
    group: 'careers',
    labels: { list: 'All Careers', create: 'Add Career' },
    titles: { list: 'All Careers', create: 'Add Career', update: 'Update Career' },
    ...recordViews({ list: () => import('./careers/career.list'), form: () => import('./careers/career.form') }),
  }),
  {
    path: 'contact/queries',
    title: 'Enquiries',
    gate: ['Query', 'enquiries'],
    lazy: () => import('./contact/enquiries'),
    sidebar: { group: 'contact', label: 'Enquiries' },
  },
  {
    path: 'files/view',
    title: 'Files',
    gate: ['Query', 'files', 'VIEW_ALL_FILES'],
    lazy: () => import('./files/FilesScreen'),
    sidebar: { group: 'files', label: 'File Lists' },
  },
  {
    path: 'files/create',
    title: 'Upload Files',
    gate: ['Mutation', 'registerUpload'],
    lazy: () => import('./files/UploadScreen'),
    sidebar: { group: 'files', label: 'Create File' },
  },
  ...recordScreens('language', {
    base: 'configurations/language',
    group: 'setup',
    section: 'Languages',
    labels: { list: 'All', create: 'Create' },
    titles: { list: 'Languages', create: 'Add Language', update: 'Update Language' },
    ...recordViews({
      list: () => import('./languages/language.list'),
      form: () => import('./languages/language.form'),
    }),
  }),
  {
    path: 'configurations/audit',
    title: 'Audit Trail',
    gate: ['Query', 'auditEntries'],
    lazy: () => import('./audit/auditEntries'),
    sidebar: { group: 'setup', label: 'Audit Trail' },
  },
  {
    path: 'staff/view',
    title: 'Staff',
    gate: ['Query', 'staffMembers'],
    lazy: staff.list,
    sidebar: { group: 'staff', label: 'All Staff' },
  },
  {
    path: 'staff/update/:slugAndId',
    title: 'Update Staff',
    gate: ['Mutation', 'updateStaffMember'],
    lazy: staff.update,
    sidebar: { group: 'staff' },
  },
  ...recordScreens('role', {
    base: 'staff/role',
    group: 'staff',
    section: 'Roles',
    labels: { list: 'All Roles', create: 'Create Role' },
    titles: { list: 'Roles', create: 'Create Role', update: 'Update Role' },
    ...recordViews({ list: () => import('./people/role.list'), form: () => import('./people/role.form') }),
  }),
];
