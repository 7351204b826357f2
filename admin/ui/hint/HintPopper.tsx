import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';

interface HintPopperProps {
  readonly id?: string;
  readonly anchor: HTMLElement | null;
  readonly placement: 'bottom' | 'right' | 'top-start';
  readonly onLeave?: (event: MouseEvent) => void;
  /** Told what the pointer comes to, wherever that is. */
  readonly onPointAt?: ((target: EventTarget | null) => void) | undefined;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** The words of a hint, beside what they are about. */
export default function HintPopper(props: HintPopperProps) {
  const { id, anchor, placement, onLeave, onPointAt, onEscape, children } = props;
  // Wherever the keyboard is: the pointer may have opened it.
  const escaped = useEffectEvent(({ key }: globalThis.KeyboardEvent) => key === 'Escape' && onEscape());
  const pointed = useEffectEvent(({ target }: PointerEvent) => onPointAt?.(target));
  useEffect(() => {
    document.addEventListener('keydown', escaped);
    document.addEventListener('pointerover', pointed);
    return () => {
      document.removeEventListener('keydown', escaped);
      document.removeEventListener('pointerover', pointed);
    };
  }, []);
  return (
    <Popper
      open
      id={id}
      role="tooltip"
      anchorEl={anchor}
      placement={placement}
      onMouseLeave={onLeave}
      // Its distance from what it is about is its own: the pointer gets over it.
      sx={{ zIndex: 'tooltip', padding: 1 }}
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
