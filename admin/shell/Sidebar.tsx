import ArticleIcon from '@mui/icons-material/Article';
import EventIcon from '@mui/icons-material/Event';
import PeopleIcon from '@mui/icons-material/People';
import SettingsIcon from '@mui/icons-material/Settings';
import Box from '@mui/material/Box';
import type { SvgIconComponent } from '@mui/icons-material';
import { Link } from 'react-router';
import { screens } from '../screens';
import type { SidebarGroup } from '../screens/registry';
import { useMay } from '../session/useMay';
import { useCurrentScreen } from './currentScreen';
import { Mark } from './illustrations';
import { Disclosure, EntryLink } from './sidebarParts';
import { sidebarTree } from './sidebarTree';
import { HEADER_PX } from '../theme/theme';

const icons: Record<SidebarGroup, SvgIconComponent> = {
  events: EventIcon,
  blog: ArticleIcon,
  setup: SettingsIcon,
  staff: PeopleIcon,
};

/** The console's navigation: the screens that the signed-in person may open, grouped. */
export function Sidebar() {
  const may = useMay();
  const place = useCurrentScreen()?.sidebar;
  const branches = sidebarTree(screens, ({ gate }) => !gate || may(gate[0], gate[1]));
  return (
    <Box component="nav" aria-label="Console" sx={{ paddingBlockEnd: 3 }}>
      <Box
        component={Link}
        to="/"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          blockSize: HEADER_PX,
          paddingInline: 2.5,
          color: 'inherit',
          textDecoration: 'none',
          fontSize: '1.25rem',
          fontWeight: 700,
          flexShrink: 0,
          '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
        }}
      >
        <Mark />
        Polyphony
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, paddingInline: 1, paddingBlock: 0 }}>
        {branches.map(({ group, label, entries, sections }) => (
          <Disclosure key={group} label={label} icon={icons[group]} holdsCurrent={place?.group === group}>
            {entries.map((entry) => (
              <EntryLink key={entry.path} {...entry} />
            ))}
            {sections.map((section) => (
              <Disclosure
                key={section.label}
                label={section.label}
                holdsCurrent={place?.group === group && place.section === section.label}
              >
                {section.entries.map((entry) => (
                  <EntryLink key={entry.path} {...entry} />
                ))}
              </Disclosure>
            ))}
          </Disclosure>
        ))}
      </Box>
    </Box>
  );
}
