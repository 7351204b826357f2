import HomeIcon from '@mui/icons-material/Home';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { HEADER_PX } from '../theme/theme';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LanguageSwitcher } from './LanguageSwitcher';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  readonly sidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
}

/** The bar above every page: the sidebar's toggle, the way to the public site, colours, language and account. */
export function TopBar({ sidebarOpen, onToggleSidebar }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.25, sm: 1 },
        blockSize: HEADER_PX,
        paddingInline: { xs: 1, md: 2 },
        backgroundColor: 'background.paper',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton color="inherit" aria-label="Sidebar" aria-expanded={sidebarOpen} onClick={onToggleSidebar}>
        <MenuIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1 }} />
      <Tooltip title="Public site">
        <IconButton color="inherit" href="/">
          <HomeIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <ColorSchemeSwitch />
      <LanguageSwitcher />
      <UserMenu />
    </Box>
  );
}
