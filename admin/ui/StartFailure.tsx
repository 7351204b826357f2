import Button from '@mui/material/Button';
import { messages } from '@polyphony/domain/messages/messages.js';
import { failureOf } from '../platform/failure';
import { useT } from '../texts/useT';
import { MessageView } from './MessageView';

/** Shown when the session could not be loaded. */
export function StartFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  const { message, requestId } = failureOf(error);
  return (
    <main>
      <MessageView title={messages.somethingWrong} description={message} requestId={requestId}>
        <Button variant="contained" onClick={retry}>
          {t('records.tryAgain')}
        </Button>
      </MessageView>
    </main>
  );
}
