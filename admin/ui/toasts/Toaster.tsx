import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { TOAST_MS, UNDO_MS } from '@polyphony/domain/limits.js';
import { closeSnackbar, type CustomContentProps, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { type Ref, useEffect, useState } from 'react';
import { useStore } from '../../platform/Store';
import { HEADER_PX } from '../../theme/theme';
import { text, useT } from '../../texts/useT';
import { useShortcut } from '../../shortcuts/useShortcut';
import { type LiveMessage, raisedToasts, type ToastDetail } from './toasts';

declare module 'notistack' {
  interface VariantOverrides {
    success: Partial<ToastDetail>;
    error: Partial<ToastDetail>;
    warning: Partial<ToastDetail>;
  }
}

const CONTAINER = 'toasts';

function show() {
  for (const toast of raisedToasts.take()) {
    if (toast.variant === 'progress') showProgress(toast.message);
    else {
      const { message, ...options } = toast;
      // In the present language: a toast is not translated again. One with a button has a timer of its own.
      enqueueSnackbar(text.words(message), { ...options, persist: options.undo !== undefined });
    }
  }
}

function showProgress(message: LiveMessage) {
  const { content } = message;
  if (content.get() === null) return;
  const id = enqueueSnackbar(<LiveText of={message} />, { variant: 'info', persist: true });
  const stop = content.subscribe(() => {
    if (content.get() !== null) return;
    stop();
    closeSnackbar(id);
  });
}

function LiveText({ of: { content } }: { of: LiveMessage }) {
  const t = useT();
  const message = useStore(content);
  return message === null ? null : t.words(message);
}

/** Pixels below the top bar, where the buttons of a page's header are. */
const PAGE_HEADER_PX = 64;

/** Clicks reach what is below a toast; only its button takes them. */
const styles = {
  [`.${CONTAINER}`]: { insetBlockStart: `${HEADER_PX + PAGE_HEADER_PX}px !important` },
  [`.${CONTAINER} *`]: { pointerEvents: 'none !important' },
  [`.${CONTAINER} button, .${CONTAINER} button *`]: { pointerEvents: 'auto !important' },
} as const;

/** Shows the raised toasts at the top right, below the buttons of the page's header. */
export default function Toaster() {
  useEffect(() => {
    show();
    return raisedToasts.subscribe(show);
  }, []);
  return (
    <>
      <GlobalStyles styles={styles} />
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={TOAST_MS}
        maxSnack={4}
        classes={{ containerRoot: CONTAINER }}
        Components={{ success: Toast, error: Toast, warning: Toast, info: Toast }}
      />
    </>
  );
}

const LOOKS = {
  success: { severity: 'success', role: 'status' },
  error: { severity: 'error', role: 'alert' },
  warning: { severity: 'warning', role: 'alert' },
  info: { severity: 'info', role: 'presentation' },
} as const;

type ToastProps = CustomContentProps & Partial<ToastDetail> & { ref?: Ref<HTMLDivElement> };

function Toast({ id, message, variant, style, className, note, undo, place, ref }: ToastProps) {
  const look = LOOKS[variant as keyof typeof LOOKS];
  const using = useTimeToUndo(id, undo);
  return (
    <SnackbarContent ref={ref} role="presentation" style={style} className={className} {...using}>
      <Alert
        {...look}
        variant="filled"
        onClose={variant === 'info' ? undefined : () => closeSnackbar(id)}
        sx={{ inlineSize: '100%', boxShadow: 6 }}
      >
        <div data-message>{message}</div>
        {note && <bdi>{note}</bdi>}
        {undo && <UndoButton id={id} undo={undo} place={place} beside={Boolean(note)} />}
      </Alert>
    </SnackbarContent>
  );
}

/** Closes a toast with a button when the time to undo is over, but not while the pointer or the keyboard is in it. */
function useTimeToUndo(id: CustomContentProps['id'], undo: ToastDetail['undo']) {
  const [used, setUsed] = useState(false);
  const timed = undo !== undefined && !used;
  useEffect(() => {
    if (!timed) return undefined;
    const timer = setTimeout(() => closeSnackbar(id), UNDO_MS);
    return () => clearTimeout(timer);
  }, [id, timed]);
  const [use, leave] = [() => setUsed(true), () => setUsed(false)];
  return { onMouseEnter: use, onMouseLeave: leave, onFocus: use, onBlur: leave };
}

interface UndoButtonProps extends Pick<ToastDetail, 'place'> {
  readonly id: CustomContentProps['id'];
  readonly undo: () => void;
  /** Whether it is in a line with a note. */
  readonly beside: boolean;
}

function UndoButton({ id, undo, place, beside }: UndoButtonProps) {
  const t = useT();
  const [done, setDone] = useState(false);
  const act = () => {
    setDone(true);
    closeSnackbar(id);
    undo();
  };
  // While the toast goes, the key belongs to the one before.
  useShortcut('undo', done ? null : act, place);
  return (
    <Button
      color="inherit"
      size="small"
      variant="outlined"
      aria-keyshortcuts="z"
      disabled={done}
      onClick={act}
      sx={beside ? { marginInlineStart: 1.5 } : { marginBlockStart: 0.5 }}
    >
      {t('records.undo')}
    </Button>
  );
}
