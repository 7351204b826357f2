import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { failureOf } from '../platform/failure';
import { useT } from '../texts/useT';

/** Replaces data that could not be loaded. */
export function FailureAlert({ error, retry }: { error: Error; retry: () => void }) {
  const t = useT();
  const { message, requestId } = failureOf(error);
  return (
    <Alert
      severity="error"
      sx={{ margin: 2 }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {t('records.tryAgain')}
        </Button>
      }
    >
      <bdi>
        {t.words(message)}
        {requestId && ` (${requestId})`}
      </bdi>
    </Alert>
  );
}
