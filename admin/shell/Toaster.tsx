import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import { TOAST_MS } from '@polyphony/domain/limits.js';
import { closeSnackbar, type CustomContentProps, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { type Ref, useEffect, useSyncExternalStore } from 'react';
import { HEADER_PX } from '../theme/theme';
import { text, useT } from '../texts/useT';
import { type LiveMessage, raisedToasts } from './toasts';

const CONTAINER = 'toasts';

function show() {
  for (const { message, variant } of raisedToasts.take()) {
    if (variant === 'progress') showProgress(message);
    // In the words of now: a toast is not said again in another language.
    else enqueueSnackbar(text(message), { variant });
  }
}

function showProgress(message: LiveMessage) {
  if (message.read() === null) return;
  const id = enqueueSnackbar(<LiveText of={message} />, { variant: 'info', persist: true });
  const stop = message.subscribe(() => {
    if (message.read() !== null) return;
    stop();
    closeSnackbar(id);
  });
}

function LiveText({ of: { subscribe, read } }: { of: LiveMessage }) {
  const t = useT();
  const message = useSyncExternalStore(subscribe, read);
  return message === null ? null : t(message);
}

/** Shows the raised toasts at the top right, below the top bar. */
export default function Toaster() {
  useEffect(() => {
    show();
    return raisedToasts.subscribe(show);
  }, []);
  return (
    <>
      <GlobalStyles styles={{ [`.${CONTAINER}`]: { insetBlockStart: `${HEADER_PX + 4}px !important` } }} />
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={TOAST_MS}
        maxSnack={4}
        classes={{ containerRoot: CONTAINER }}
        Components={{ success: Toast, error: Toast, info: Toast }}
      />
    </>
  );
}

const LOOKS = {
  success: { severity: 'success', role: 'status' },
  error: { severity: 'error', role: 'alert' },
  info: { severity: 'info', role: 'presentation' },
} as const;

function Toast({ id, message, variant, style, className, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const look = LOOKS[variant as keyof typeof LOOKS];
  return (
    <SnackbarContent ref={ref} role="presentation" style={style} className={className}>
      <Alert
        {...look}
        variant="filled"
        onClose={variant === 'info' ? undefined : () => closeSnackbar(id)}
        sx={{ inlineSize: '100%', boxShadow: 6 }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}
