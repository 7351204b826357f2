import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';

interface HintPopperProps {
  readonly id?: string;
  readonly anchor: HTMLElement | null;
  readonly placement: 'bottom' | 'right' | 'top-start';
  readonly onLeave?: (event: MouseEvent) => void;
  /** Called with the element that the pointer enters, anywhere in the document. */
  readonly onPointAt?: ((target: EventTarget | null) => void) | undefined;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** The text of a hint, positioned beside its anchor. */
export default function HintPopper(props: HintPopperProps) {
  const { id, anchor, placement, onLeave, onPointAt, onEscape, children } = props;
  // On the document: the focus may be anywhere, because the pointer may have opened it.
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
      // Padding instead of a margin, so that the pointer can cross the gap.
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
