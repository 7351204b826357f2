import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Delay before closing, so that the pointer can move from the button into the panel. */
const LEAVE_MS = 150;

interface FlyoutProps {
  /** Accessible name, if the visible content does not contain it. */
  readonly label: string;
  readonly face: ReactNode;
  readonly placement: NonNullable<PopperProps['placement']>;
  readonly holdsCurrent: boolean;
  /** Styles of the button. */
  readonly sx: object;
  readonly children: ReactNode;
}

/**
 * A button of the navigation with a panel beside it. The panel opens on hover until the pointer leaves both, or by
 * click, touch or key, which move the focus into it, until the next click (SHELL-011), until Escape, until the focus
 * leaves, or until something else is pressed.
 */
export function Flyout({ label, face, placement, holdsCurrent, sx, children }: FlyoutProps) {
  const [open, setOpen] = useState(false);
  const [entered, setEntered] = useState(false);
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();

  const [previousPath, setPreviousPath] = useState(pathname);
  if (previousPath !== pathname) {
    setPreviousPath(pathname);
    setOpen(false);
    setEntered(false);
  }
  useEffect(() => () => clearTimeout(leaving.current), []);
  const close = useCallback(() => {
    clearTimeout(leaving.current);
    setOpen(false);
    setEntered(false);
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !button?.contains(target) && !panel.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, button, close]);

  const stay = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const enter = () => {
    stay();
    setEntered(true);
    // The focus may have gone back to the button since.
    if (entered) panel.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  const leave = () => {
    button?.focus();
    close();
  };
  const pointer = {
    // Mouse only: touch has no hover and clicks instead.
    onPointerEnter: ({ pointerType }: React.PointerEvent) => pointerType === 'mouse' && stay(),
    onPointerLeave: ({ pointerType }: React.PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(leaving.current);
      // What was opened by a click or a key has the focus, and stays.
      if (!entered) leaving.current = setTimeout(close, LEAVE_MS);
    },
  };

  return (
    <Box
      component="li"
      {...pointer}
      onBlur={({ currentTarget, relatedTarget }) => {
        // React bubbles events of the portal to here, although it is elsewhere in the document.
        const hasNextTarget = relatedTarget instanceof Node;
        if (hasNextTarget && !currentTarget.contains(relatedTarget) && !panel.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        leave();
      }}
      sx={{ listStyle: 'none' }}
    >
      <Box
        component="button"
        type="button"
        className="navigation-line"
        ref={setButton}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-current={holdsCurrent || undefined}
        onClick={() => (open && entered ? leave() : enter())}
        // Enter and the space bar click.
        onKeyDown={(event) => {
          if (!['ArrowRight', 'ArrowLeft', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          enter();
        }}
        sx={sx}
      >
        {face}
      </Box>
      <Popper
        id={id}
        open={open}
        anchorEl={button}
        placement={placement}
        ref={panel}
        modifiers={[{ name: 'preventOverflow', options: { padding: 8 } }]}
        sx={{ zIndex: 'modal' }}
        {...pointer}
      >
        <Paper
          elevation={8}
          sx={{ minInlineSize: 220, maxBlockSize: 'calc(100vh - 16px)', overflowY: 'auto', padding: 1 }}
        >
          <Entered yes={entered}>{children}</Entered>
        </Paper>
      </Popper>
    </Box>
  );
}

/** Focuses the first link inside once it is rendered. */
function Entered({ yes, children }: { yes: boolean; children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (yes) inside.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [yes]);
  return <div ref={inside}>{children}</div>;
}
