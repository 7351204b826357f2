import type { NamesOf } from '../../texts/translate';
import type { PointerEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useT } from '../../texts/useT';
import { Hint } from '../../ui/hint/Hint';
import { STEPS, type Step, type Target } from './arrangement';
import { DragIcon } from '../../ui/icons/arranging';
import { ArrowDownIcon, ArrowUpIcon, IndentIcon, OutdentIcon } from '../../ui/icons/arranging';

/** Icons that point in reading direction, or against it. */
const MIRRORED = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;

/** Pixels that a row is indented by for each level. */
const INDENT = 24;

const ICONS: Readonly<Record<Step, typeof IndentIcon>> = {
  up: ArrowUpIcon,
  down: ArrowDownIcon,
  in: IndentIcon,
  out: OutdentIcon,
};
const LABELS: Readonly<Record<Step, NamesOf<'name'>>> = {
  up: 'lists.moveNameUp',
  down: 'lists.moveNameDown',
  in: 'menus.moveNameIntoTheOne',
  out: 'menus.moveNameOutOneLevel',
};

interface ArrangeRowProps {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  readonly unused: boolean;
  readonly dragged: boolean;
  /** Side of the row on which something is about to be dropped, when it is this row. */
  readonly side: Target['side'] | null;
  readonly mayStep: (step: Step) => boolean;
  readonly onStep: (step: Step) => void;
  readonly onGrab: (event: PointerEvent) => void;
  readonly children?: ReactNode;
}

/** A record of a tree with what moves it: a handle for pointers, and a button for each way. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { id, name, depth, unused, dragged, side, mayStep, onStep, onGrab, children } = props;
  const t = useT();
  return (
    <Box
      component="li"
      data-row={id}
      data-side={side ?? undefined}
      aria-label={name}
      style={{ paddingInlineStart: `${depth * INDENT}px` }}
      sx={{ ...styles.row, ...(dragged && { opacity: 0.4 }), ...(side && styles[side]) }}
    >
      <Box aria-hidden data-handle onPointerDown={onGrab} sx={styles.handle}>
        <DragIcon fontSize="small" color="action" />
      </Box>
      <Box sx={{ flex: '1 1 120px', minInlineSize: 0 }}>
        <Box
          component="bdi"
          sx={{
            display: 'block',
            overflowWrap: 'anywhere',
            ...(unused && { textDecoration: 'line-through', opacity: 0.7 }),
          }}
        >
          {name}
        </Box>
        {children}
      </Box>
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
        {STEPS.map((step) => {
          const Icon = ICONS[step];
          const label = t(LABELS[step], { name });
          const free = mayStep(step);
          return (
            <Hint key={step} title={free ? label : ''}>
              <IconButton
                size="small"
                data-step={step}
                aria-label={label}
                disabled={!free}
                onClick={() => onStep(step)}
              >
                <Icon fontSize="small" sx={step === 'in' || step === 'out' ? MIRRORED : undefined} />
              </IconButton>
            </Hint>
          );
        })}
      </Box>
    </Box>
  );
}

const line = (edge: 'Start' | 'End') => ({ boxShadow: `inset 0 ${edge === 'Start' ? 3 : -3}px 0 0 var(--drop-line)` });

const styles = {
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 0.5,
    paddingBlock: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    '--drop-line': (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main,
  },
  handle: { cursor: 'grab', display: 'flex', padding: 0.75, touchAction: 'none' },
  before: line('Start'),
  after: line('End'),
  inside: { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
