import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import { TOAST_MS } from '@polyphony/domain/limits.js';
import { closeSnackbar, type CustomContentProps, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { type Ref, useEffect } from 'react';
import { HEADER_PX } from '../theme/theme';
import { raisedToasts } from './toasts';

const CONTAINER = 'toasts';

function show() {
  for (const { message, variant } of raisedToasts.take()) enqueueSnackbar(message, { variant });
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
        Components={{ success: Toast, error: Toast }}
      />
    </>
  );
}

function Toast({ id, message, variant, style, className, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const failed = variant === 'error';
  return (
    <SnackbarContent ref={ref} role="presentation" style={style} className={className}>
      <Alert
        severity={failed ? 'error' : 'success'}
        variant="filled"
        role={failed ? 'alert' : 'status'}
        onClose={() => closeSnackbar(id)}
        sx={{ inlineSize: '100%', boxShadow: 6 }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}
