import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { type ReactNode, useId, useState } from 'react';
import { NavLink } from 'react-router';
import type { SidebarEntry } from './sidebarTree';

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  inlineSize: '100%',
  minBlockSize: 40,
  paddingInline: 1.5,
  paddingBlock: 0.75,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  // 'left' is mirrored with the direction; 'start' would follow each text's own
  textAlign: 'left',
  textDecoration: 'none',
  color: 'inherit',
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.1)' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
} as const;

interface DisclosureProps {
  readonly label: string;
  readonly icon?: SvgIconComponent;
  /** Whether the current page is inside: it then starts open, and opens when the page comes to be inside. */
  readonly holdsCurrent: boolean;
  readonly children: ReactNode;
}

/** A line of the sidebar that opens and closes what stands below it. */
export function Disclosure({ label, icon: Icon, holdsCurrent, children }: DisclosureProps) {
  const [open, setOpen] = useState(holdsCurrent);
  const [held, setHeld] = useState(holdsCurrent);
  const id = useId();
  if (held !== holdsCurrent) {
    setHeld(holdsCurrent);
    if (holdsCurrent) setOpen(true);
  }
  return (
    <Box component="li" sx={{ marginBlockEnd: 0.25 }}>
      <ButtonBase
        disableRipple
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ ...lineStyle, justifyContent: 'flex-start', fontWeight: Icon ? 600 : 400 }}
      >
        {Icon && <Icon fontSize="small" />}
        <Box component="span" sx={{ flexGrow: 1 }}>
          {label}
        </Box>
        <ExpandMoreIcon fontSize="small" sx={{ transition: 'rotate 0.15s', rotate: open ? '180deg' : 'none' }} />
      </ButtonBase>
      <Collapse in={open} id={id}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, paddingInlineStart: Icon ? 3.75 : 1.5 }}>
          {children}
        </Box>
      </Collapse>
    </Box>
  );
}

/** A link of the sidebar; the one of the current page is highlighted. */
export function EntryLink({ label, path }: SidebarEntry) {
  return (
    <li>
      <Box
        component={NavLink}
        to={path}
        end
        sx={{
          ...lineStyle,
          '&[aria-current=page]': { backgroundColor: 'rgb(255 255 255 / 0.18)', fontWeight: 600 },
        }}
      >
        {label}
      </Box>
    </li>
  );
}
