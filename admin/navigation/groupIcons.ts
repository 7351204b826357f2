import type { SidebarGroup } from './registry';
import {
  BlogIcon,
  CareersIcon,
  CoursesIcon,
  DashboardIcon,
  EventIcon,
  FilesIcon,
  MailIcon,
  MenusIcon,
  NewsIcon,
  PagesIcon,
  PeopleIcon,
  SettingsIcon,
  TestimonialIcon,
} from '../ui/icons/sidebar';
import type { IconComponent } from '../ui/icons/icon';

export const groupIcons: Readonly<Record<SidebarGroup, IconComponent>> = {
  dashboards: DashboardIcon,
  events: EventIcon,
  testimonial: TestimonialIcon,
  blog: BlogIcon,
  news: NewsIcon,
  careers: CareersIcon,
  courses: CoursesIcon,
  contact: MailIcon,
  files: FilesIcon,
  pages: PagesIcon,
  menus: MenusIcon,
  setup: SettingsIcon,
  staff: PeopleIcon,
};
