import { useId, type PointerEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Hint } from '../../ui/hint/Hint';
import { useT } from '../../texts/useT';
import { DeleteIcon } from '../../ui/icons/actions';
import { DragIcon } from '../../ui/icons/arranging';
import { ChevronDownIcon } from '../../ui/icons/arrows';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons/arranging';

interface RepeaterEntryProps {
  readonly index: number;
  readonly count: number;
  readonly noun: string;
  /** The input whose text it is called by, beside its number, and the English text of that; null without one. */
  readonly title: EntryTitleProps | null;
  /** Whether entries can be added, removed and moved. */
  readonly changeable: boolean;
  readonly removable: boolean;
  readonly open: boolean;
  readonly invalid: boolean;
  /** Error of the entry as a whole. */
  readonly wrong: string | undefined;
  readonly onToggle: () => void;
  readonly onMove: (to: number, press: 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onGrab: (event: PointerEvent) => void;
  /** Distance from its place while something is dragged, in pixels; null: nothing is. */
  readonly shift: number | null;
  readonly dragged: boolean;
  readonly children: ReactNode;
}

/** One entry of a list: its number and title, what moves, removes and collapses it, and its inputs. */
export function RepeaterEntry(props: RepeaterEntryProps) {
  const { index, count, noun, title, changeable, removable, open, invalid, wrong, shift, dragged, children } = props;
  const { onToggle, onMove, onRemove, onGrab } = props;
  const t = useT();
  const id = useId();
  const name = t('lists.nounNumber', { noun, number: index + 1 });
  const press = (which: string, label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Hint title={disabled ? '' : label}>
      <IconButton size="small" data-press={which} aria-label={label} disabled={disabled} onClick={onClick}>
        {icon}
      </IconButton>
    </Hint>
  );
  return (
    <Box
      role="group"
      aria-label={name}
      data-entry={index}
      style={shift === null ? undefined : { transform: `translateY(${shift}px)` }}
      sx={{ ...styles.entry, ...(invalid && { borderColor: 'error.main' }), ...(dragged && styles.dragged) }}
    >
      <Box sx={styles.head}>
        {changeable && count > 1 && (
          <Box aria-hidden onPointerDown={onGrab} sx={styles.handle} data-handle>
            <DragIcon fontSize="small" color="action" />
          </Box>
        )}
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          data-press="toggle"
          onClick={onToggle}
          sx={styles.toggle}
        >
          <ChevronDownIcon
            fontSize="small"
            sx={{ flexShrink: 0, transform: open ? 'none' : 'rotate(var(--closed-turn))' }}
          />
          <Typography variant="body2" component="span" noWrap>
            <bdi style={{ fontWeight: 600 }}>{name}</bdi>
            {!open && title && <EntryTitle {...title} />}
          </Typography>
        </Box>
        {changeable && (
          <Box sx={{ display: 'flex', flexShrink: 0 }}>
            {press(
              'up',
              t('lists.moveNameUp', { name }),
              <ArrowUpIcon fontSize="small" />,
              () => onMove(index - 1, 'up'),
              index === 0,
            )}
            {press(
              'down',
              t('lists.moveNameDown', { name }),
              <ArrowDownIcon fontSize="small" />,
              () => onMove(index + 1, 'down'),
              index === count - 1,
            )}
            {press('remove', t('lists.removeName', { name }), <DeleteIcon fontSize="small" />, onRemove, !removable)}
          </Box>
        )}
      </Box>
      {/* What is collapsed stays in the form, with all that was typed. */}
      <Box id={id} hidden={!open}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 1.5 }}>
          {wrong !== undefined && (
            <FormHelperText error>
              <bdi>{wrong}</bdi>
            </FormHelperText>
          )}
          {children}
        </Box>
      </Box>
    </Box>
  );
}

interface EntryTitleProps {
  readonly name: string;
  readonly english: unknown;
}

/** Text typed in an input of a collapsed entry, or its English text; nothing where neither is filled. */
function EntryTitle({ name, english }: EntryTitleProps) {
  const typed: unknown = useWatch({ name });
  const title = typed || english;
  return typeof title === 'string' && title !== '' ? (
    <>
      {': '}
      <bdi>{title}</bdi>
    </>
  ) : null;
}

const styles = {
  entry: {
    position: 'relative',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    padding: { xs: 1.5, sm: 2 },
    backgroundColor: 'background.paper',
    scrollMarginBlock: '110px 90px',
  },
  dragged: { zIndex: 1, boxShadow: 4, borderColor: 'primary.main' },
  head: { display: 'flex', alignItems: 'center', gap: 0.5 },
  handle: { cursor: 'grab', display: 'flex', padding: 0.75, marginInlineStart: -0.75, touchAction: 'none' },
  toggle: {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 34,
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    border: 0,
    padding: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 1,
    '--closed-turn': '-90deg',
    '[dir=rtl] &': { '--closed-turn': '90deg' },
    '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
  },
} as const;
