import TreeIcon from '@mui/icons-material/AccountTree';
import ArticleIcon from '@mui/icons-material/Article';
import CareersIcon from '@mui/icons-material/BusinessCenter';
import EventIcon from '@mui/icons-material/Event';
import MailIcon from '@mui/icons-material/Mail';
import PeopleIcon from '@mui/icons-material/People';
import NewspaperIcon from '@mui/icons-material/Newspaper';
import FilesIcon from '@mui/icons-material/PermMedia';
import SchoolIcon from '@mui/icons-material/School';
import SettingsIcon from '@mui/icons-material/Settings';
import SpeedIcon from '@mui/icons-material/Speed';
import TestimonialIcon from '@mui/icons-material/Reviews';
import type { SvgIconComponent } from '@mui/icons-material';
import WebIcon from '@mui/icons-material/Web';
import type { SidebarGroup } from './registry';

export const groupIcons: Readonly<Record<SidebarGroup, SvgIconComponent>> = {
  dashboards: SpeedIcon,
  events: EventIcon,
  testimonial: TestimonialIcon,
  blog: ArticleIcon,
  news: NewspaperIcon,
  careers: CareersIcon,
  courses: SchoolIcon,
  contact: MailIcon,
  files: FilesIcon,
  pages: WebIcon,
  menus: TreeIcon,
  setup: SettingsIcon,
  staff: PeopleIcon,
};
