import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useApolloClient } from '@apollo/client/react';
import { useId } from 'react';
import { CurrentSessionDocument } from '../../graphql/generated/typed/graphql';
import { loadWithToast, toastSuccess } from '../../ui/toasts/toasts';
import { useT } from '../../texts/useT';
import type { Session } from '../rights/gates';
import { AFTER_SIGN_IN, BASE } from './returnPath';
import { settleSignIn } from './signInAgain';
import { SignInForm } from './SignInForm';
import { useSession } from '../SessionProvider';
import { abandonUnsaved } from '../unsaved';

/** Asks over the page to sign in again, so that what was typed there stays; then goes on with what needed the session. */
export default function SignInAgainDialog() {
  const t = useT();
  const client = useApolloClient();
  const before = useSession()?.user;
  const title = useId();

  const resume = (session: Session) => {
    if (before && session.user.id !== before.id) {
      // The page is the other account's: what is on it was neither typed nor may be seen by this one.
      abandonUnsaved();
      return loadWithToast(
        BASE + AFTER_SIGN_IN,
        t('topBar.youAreSignedInAs', {
          name: session.user.name,
          other: before.name,
        }),
        'error',
      );
    }
    client.writeQuery({ query: CurrentSessionDocument, data: { session } });
    toastSuccess('topBar.youAreSignedInAgain');
    settleSignIn(true);
  };
  const leave = () => {
    abandonUnsaved();
    settleSignIn(false);
  };

  return (
    <Dialog open aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{t('topBar.pleaseSignInAgain')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 3 }}>{t('topBar.yourSessionHasEndedWhat')}</DialogContentText>
        <SignInForm email={before?.email} onSignedIn={resume}>
          <Button onClick={leave}>{t('topBar.leaveWithoutSaving')}</Button>
        </SignInForm>
      </DialogContent>
    </Dialog>
  );
}
