import { useApolloClient } from '@apollo/client/react';
import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { signInRules } from '@polyphony/domain/people/signIn.js';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '../../texts/rulesResolver';
import { useT } from '../../texts/useT';
import type { Session } from '../rights/gates';
import { type SignInOutcome, signInOutcome } from './signInOutcome';
import { SignInDocument } from '../../graphql/generated/typed/graphql';
import { failureOf } from '../../platform/failure';

interface SignInFormProps {
  /** Email of the person whose sign-in is expected, when that is known. */
  readonly email?: string | undefined;
  readonly onSignedIn: (session: Session) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Email, password, and what the server says to them, in a dialog of the console; the page of its own: admin/signIn. */
export function SignInForm({ email: expected = '', onSignedIn, children }: SignInFormProps) {
  const t = useT();
  const client = useApolloClient();
  const [refusal, setRefusal] = useState<MessageOrText | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: rulesResolver(signInRules),
    defaultValues: { email: expected, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(null);
    const variables = { identifier: email, password };
    const outcome = await client.mutate({ mutation: SignInDocument, variables }).then(
      ({ data }): SignInOutcome => signInOutcome(data?.signIn),
      (error: unknown) => ({ session: null, refusal: failureOf(error, messages.signInFailed).message }),
    );
    if (outcome.session) onSignedIn(outcome.session);
    else setRefusal(outcome.refusal);
  });

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      {refusal && <Alert severity="error">{t.words(refusal)}</Alert>}
      <TextField
        label={t('labels.email')}
        type="email"
        autoComplete="username"
        autoFocus={!expected}
        required
        error={Boolean(errors.email)}
        helperText={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={t('labels.password')}
        type="password"
        autoComplete="current-password"
        autoFocus={Boolean(expected)}
        required
        error={Boolean(errors.password)}
        helperText={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? t('records.processing') : t('people.signIn')}
      </Button>
      {children}
    </Box>
  );
}
