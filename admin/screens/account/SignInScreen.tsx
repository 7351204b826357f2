import { useApolloClient, useMutation } from '@apollo/client/react';
import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages.js';
import { signInRules } from '@polyphony/domain/signIn.js';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useSearchParams } from 'react-router';
import { forgetRecords } from '../../graphql/client';
import { failureOf } from '../../graphql/errors';
import { CurrentSessionDocument, SignInDocument } from '../../graphql/generated/typed/graphql';
import { returnPathOf } from '../../session/returnPath';
import { useSession } from '../../session/SessionProvider';
import { Mark } from '../../shell/illustrations';
import { toastSuccess } from '../../shell/toasts';
import { windowTitle } from '../../shell/windowTitle';
import { useT } from '../../texts/useT';

/** The console's sign-in. On success the session is in the cache, which leads on to the asked page. */
export function Component() {
  const t = useT();
  const [search] = useSearchParams();
  if (useSession()) return <Navigate to={returnPathOf(search)} replace />;
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
        <SignInForm asked={search.has('return')} />
      </Paper>
    </Box>
  );
}

function SignInForm({ asked }: { asked: boolean }) {
  const t = useT();
  const client = useApolloClient();
  const [signIn] = useMutation(SignInDocument);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(signInRules),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(null);
    try {
      const { data } = await signIn({ variables: { identifier: email, password } });
      if (!data?.signIn.success || !data.signIn.session)
        return setRefusal(data?.signIn.message ?? messages.signInFailed);
      toastSuccess(data.signIn.message || messages.signedIn);
      forgetRecords(client);
      client.writeQuery({ query: CurrentSessionDocument, data: { session: data.signIn.session } });
    } catch (error) {
      setRefusal(failureOf(error, messages.signInFailed).message);
    }
  });

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      {refusal && <Alert severity="error">{t(refusal)}</Alert>}
      {asked && !refusal && (
        <Alert severity="info" role="status">
          {t(messages.notSignedIn)}
        </Alert>
      )}
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        autoFocus
        required
        error={Boolean(errors.email)}
        helperText={errors.email?.message && t(errors.email.message)}
        {...register('email')}
      />
      <TextField
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        required
        error={Boolean(errors.password)}
        helperText={errors.password?.message && t(errors.password.message)}
        {...register('password')}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? t('Processing...') : t('Sign In')}
      </Button>
    </Box>
  );
}
