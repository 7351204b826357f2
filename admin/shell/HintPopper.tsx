import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface HintPopperProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly placement: 'bottom' | 'right';
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** The words of a hint, beside what they are about. */
export default function HintPopper(props: HintPopperProps) {
  const { id, anchor, placement, onEnter, onLeave, onEscape, children } = props;
  // Wherever the keyboard is: the pointer may have opened it.
  const escaped = useEffectEvent(({ key }: globalThis.KeyboardEvent) => key === 'Escape' && onEscape());
  useEffect(() => {
    document.addEventListener('keydown', escaped);
    return () => document.removeEventListener('keydown', escaped);
  }, []);
  return (
    <Popper
      open
      id={id}
      role="tooltip"
      anchorEl={anchor}
      placement={placement}
      modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
      sx={{ zIndex: 'tooltip' }}
    >
      <Paper
        elevation={3}
        sx={{
          maxInlineSize: 300,
          paddingInline: 1,
          paddingBlock: 0.5,
          fontSize: '0.75rem',
          fontWeight: 500,
          overflowWrap: 'anywhere',
          color: '#fff',
          backgroundColor: '#343a46',
        }}
      >
        {children}
      </Paper>
    </Popper>
  );
}
