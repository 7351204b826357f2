import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { SIGN_OUT_CONFIRM } from '@polyphony/domain/people/signIn.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Failure, failureOf } from '../../platform/failure';
import { SignOutDocument } from '../../graphql/generated/typed/graphql';
import { forgetRecentChoices } from '../../session/recentChoices';
import { forgetViewedRole } from '../../session/viewAs';
import { BackLink } from '../../ui/BackLink';
import { MessageView } from '../../ui/MessageView';
import { Splash } from '../../ui/Splash';
import { useT } from '../../texts/useT';

const PUBLIC_HOME = '/';

/**
 * Ends the session on the server, and only then loads the sign-in page, which clears all state. Asks for confirmation
 * if a link of another site led here.
 */
export function Component() {
  const t = useT();
  const [signOut] = useMutation(SignOutDocument);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [needsConfirmation, setNeedsConfirmation] = useState(useSearchParams()[0].has(SIGN_OUT_CONFIRM));
  const started = useRef(false);

  const leave = useCallback(async () => {
    setFailure(null);
    try {
      const { data } = await signOut();
      if (data?.signOut.success) {
        forgetViewedRole();
        forgetRecentChoices();
        return window.location.assign(PUBLIC_HOME);
      }
      setFailure(failureOf(null, data?.signOut.message));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [signOut]);

  useEffect(() => {
    if (needsConfirmation || started.current) return;
    started.current = true;
    void leave();
  }, [leave, needsConfirmation]);

  if (needsConfirmation) {
    return (
      <main>
        <MessageView title="people.doYouWantToSign" description="people.youFollowedALinkFrom">
          <Button variant="contained" onClick={() => setNeedsConfirmation(false)}>
            {t('people.signOut')}
          </Button>
          <BackLink />
        </MessageView>
      </main>
    );
  }
  if (!failure) return <Splash />;
  return (
    <main>
      <MessageView title="people.youAreStillSignedIn" description={failure.message} requestId={failure.requestId}>
        <Button variant="contained" onClick={() => void leave()}>
          {t('records.tryAgain')}
        </Button>
        <BackLink />
      </MessageView>
    </main>
  );
}
