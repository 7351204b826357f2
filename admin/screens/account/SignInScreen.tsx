import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages.js';
import { Navigate, useSearchParams } from 'react-router';
import { forgetRecords } from '../../graphql/client';
import { currentSession } from '../../session/currentSession';
import { returnPathOf } from '../../session/returnPath';
import { useSession } from '../../session/SessionProvider';
import { SignInForm } from '../../session/SignInForm';
import { Mark } from '../../shell/illustrations';
import { toastSuccess } from '../../shell/toasts';
import { windowTitle } from '../../shell/windowTitle';
import { useT } from '../../texts/useT';

/** The console's sign-in. On success the session is known, which leads on to the asked page. */
export function Component() {
  const t = useT();
  const [search] = useSearchParams();
  if (useSession()) return <Navigate to={returnPathOf(search)} replace />;
  const asked = search.has('return') && (
    <Alert severity="info" role="status">
      {t(messages.notSignedIn)}
    </Alert>
  );
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minBlockSize: '100vh', padding: 2 }}>
      <title>{windowTitle(t('Sign In'))}</title>
      <Paper sx={{ inlineSize: '100%', maxInlineSize: 420, padding: { xs: 3, md: 5 }, boxShadow: 3 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, marginBlockEnd: 3, color: 'primary.main' }}>
          <Mark size={44} />
          <Typography variant="h1" color="textPrimary">
            {t('Sign in to Polyphony')}
          </Typography>
        </Box>
        <SignInForm
          notice={asked}
          onSignedIn={(session, message) => {
            toastSuccess(message);
            forgetRecords();
            currentSession.keep(session);
          }}
        />
      </Paper>
    </Box>
  );
}
