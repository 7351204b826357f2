import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { groupIcons } from '../../navigation/groupIcons';
import { PageLink } from '../../navigation/PageLink';
import { useScreens } from '../../navigation/screens';
import { mayOpen } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { keyOf, type Press } from '../../shortcuts/keyPresses';
import { useT } from '../../texts/useT';
import { type NewGroup, newGroups } from './newKinds';

interface NewMenuProps {
  readonly id: string;
  readonly anchor: () => HTMLElement | null;
  /** A key that was pressed before the menu was there. */
  readonly early: Press | null;
  readonly onClose: () => void;
}

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

/** The kinds of record that the user may create, by the groups of the sidebar, each with the letter that chooses it. */
export default function NewMenu({ id, anchor, early, onClose }: NewMenuProps) {
  const t = useT();
  const session = useSession();
  const groups = newGroups(useScreens(), ({ gate }) => mayOpen(session, gate));
  const menu = useRef<HTMLDivElement>(null);

  /** Follows the entry of a letter, as a click does. Returns whether there is one. */
  const choose = (press: Press): boolean => {
    if (press.ctrlKey || press.metaKey || press.altKey) return false;
    const chosen = itemsOf(menu.current).find(({ dataset }) => dataset['letter'] === keyOf(press));
    chosen?.click();
    return chosen !== undefined;
  };
  return (
    <Menu
      id={id}
      open
      anchorEl={anchor}
      onClose={onClose}
      variant="menu"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      transitionDuration={140}
      slotProps={{
        paper: { sx: styles.paper },
        list: {
          ref: menu,
          'aria-label': t('home.createNew'),
          component: 'div',
          sx: styles.menu,
          // Before the list looks for an entry that begins with the letter.
          onKeyDownCapture: (event: ReactKeyboardEvent) => {
            if (!choose(event.nativeEvent)) return;
            event.preventDefault();
            event.stopPropagation();
          },
        },
      }}
    >
      {groups.map((group) => (
        <Group key={group.group} group={group} onChoose={onClose} />
      ))}
      <Once does={() => void (early && choose(early))} />
    </Menu>
  );
}

/** Does something once the entries before it are in the page: those of a menu come later than the menu itself. */
function Once({ does }: { readonly does: () => void }) {
  const act = useEffectEvent(does);
  useEffect(() => act(), []);
  return null;
}

interface GroupProps {
  readonly group: NewGroup;
  readonly onChoose: () => void;
}

function Group({ group: { group, label, kinds }, onChoose }: GroupProps) {
  const t = useT();
  const heading = useId();
  const Icon = groupIcons[group];
  return (
    <Box role="group" aria-labelledby={heading} sx={styles.group}>
      <Typography id={heading} variant="caption" color="textSecondary" sx={styles.heading}>
        {t(label)}
      </Typography>
      {kinds.map(({ path, label: name, letter }) => (
        <MenuItem
          key={path}
          component={PageLink}
          to={path}
          data-letter={letter}
          aria-keyshortcuts={letter.toUpperCase() || undefined}
          onClick={onChoose}
          sx={styles.item}
        >
          <Icon />
          <span>{t(name)}</span>
          {letter && <kbd aria-hidden>{letter.toUpperCase()}</kbd>}
        </MenuItem>
      ))}
    </Box>
  );
}

const styles = {
  paper: { inlineSize: 'min(440px, 100vw - 32px)', marginBlockStart: 0.5 },
  menu: { columnCount: 2, columnGap: { xs: 0, sm: 1 }, padding: 0.75, outline: 'none' },
  group: { breakInside: 'avoid', paddingBlockEnd: 0.5 },
  heading: { display: 'block', padding: '6px 8px 2px' },
  item: {
    gap: 1.25,
    '& > svg': { fontSize: '1rem', color: 'text.secondary' },
    '& > span': { flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' },
    '& > kbd': {
      minInlineSize: 20,
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: 0.5,
      fontFamily: 'inherit',
      fontSize: '0.6875rem',
      lineHeight: '1.125rem',
      textAlign: 'center',
      color: 'text.secondary',
      // Where there is no keyboard, or no room.
      '@media (hover: none), (max-width: 599.95px)': { display: 'none' },
    },
  },
} as const;
