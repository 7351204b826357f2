import Button from '@mui/material/Button';
import { messages } from '@polyphony/domain/messages/messages.js';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { failureOf } from '../platform/failure';
import { useT } from '../texts/useT';
import { BackLink } from './BackLink';
import { MessageView } from './MessageView';

/** Replaces a screen that failed to render. */
export function ErrorScreen() {
  const t = useT();
  const error = useRouteError();
  const { message, requestId } = failureOf(error);
  useEffect(() => console.error(error), [error]);
  return (
    <MessageView title={messages.somethingWrong} description={message} requestId={requestId}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('records.tryAgain')}
      </Button>
      <BackLink />
    </MessageView>
  );
}
