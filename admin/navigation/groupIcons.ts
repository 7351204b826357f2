import ArticleIcon from '@mui/icons-material/Article';
import EventIcon from '@mui/icons-material/Event';
import MailIcon from '@mui/icons-material/Mail';
import PeopleIcon from '@mui/icons-material/People';
import NewspaperIcon from '@mui/icons-material/Newspaper';
import FilesIcon from '@mui/icons-material/PermMedia';
import SchoolIcon from '@mui/icons-material/School';
import SettingsIcon from '@mui/icons-material/Settings';
import SpeedIcon from '@mui/icons-material/Speed';
import type { SvgIconComponent } from '@mui/icons-material';
import type { SidebarGroup } from './registry';

export const groupIcons: Readonly<Record<SidebarGroup, SvgIconComponent>> = {
  dashboards: SpeedIcon,
  events: EventIcon,
  blog: ArticleIcon,
  news: NewspaperIcon,
  courses: SchoolIcon,
  contact: MailIcon,
  files: FilesIcon,
  setup: SettingsIcon,
  staff: PeopleIcon,
};
