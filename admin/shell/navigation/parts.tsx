import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { type ReactNode, use, useId, useState } from 'react';
import { LinksContext } from './links';
import type { NavigationEntry, NavigationSection } from '../../navigation/navigationTree';

/** Styles of a line of the navigation, for any background. */
export const lineStyle = {
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
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
} as const;

export const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;

interface DisclosureProps {
  readonly label: string;
  readonly icon?: SvgIconComponent;
  /** Whether the current page is inside: it is then initially open, and opens on navigation to such a page. */
  readonly holdsCurrent: boolean;
  readonly children: ReactNode;
}

/** A collapsible line of the sidebar. */
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
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{ ...lineStyle, justifyContent: 'flex-start', fontWeight: Icon ? 600 : 400 }}
      >
        {Icon && <Icon fontSize="small" />}
        <Box component="span" sx={{ flexGrow: 1 }}>
          {label}
        </Box>
        <ExpandMoreIcon fontSize="small" sx={{ transition: 'rotate 0.15s', rotate: open ? '180deg' : 'none' }} />
      </ButtonBase>
      <Collapse in={open} id={id} mountOnEnter>
        <Box component="ul" sx={{ ...listStyle, paddingInlineStart: Icon ? 3.75 : 1.5 }}>
          {children}
        </Box>
      </Collapse>
    </Box>
  );
}

/** The entries of a group or section and its nested, collapsible sections. */
export function SectionLines({ section, place }: { section: NavigationSection; place: readonly string[] }) {
  return (
    <>
      {section.entries.map((entry) => (
        <EntryLink key={entry.path} {...entry} />
      ))}
      {section.sections.map((below) => (
        <Disclosure key={below.label} label={below.label} holdsCurrent={place[0] === below.label}>
          <SectionLines section={below} place={place[0] === below.label ? place.slice(1) : []} />
        </Disclosure>
      ))}
    </>
  );
}

/** A link of the navigation; that of the current page is highlighted. */
export function EntryLink({ label, path }: NavigationEntry) {
  const { hrefOf, follow, current } = use(LinksContext);
  return (
    <li>
      <Box
        component="a"
        href={hrefOf(path)}
        onClick={(event) => follow(path, event)}
        aria-current={path.split('?')[0] === current ? 'page' : undefined}
        sx={{
          ...lineStyle,
          '&[aria-current=page]': {
            backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)',
            fontWeight: 600,
          },
        }}
      >
        {label}
      </Box>
    </li>
  );
}
