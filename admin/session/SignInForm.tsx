import { useMutation } from '@apollo/client/react';
import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { messages } from '@polyphony/domain/messages.js';
import { signInRules } from '@polyphony/domain/signIn.js';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../graphql/errors';
import { SignInDocument } from '../graphql/generated/typed/graphql';
import { useT } from '../texts/useT';
import type { Session } from './gates';

interface SignInFormProps {
  /** Whose sign-in is expected, when that is known. */
  readonly email?: string;
  /** What is said above it until something was refused. */
  readonly notice?: ReactNode;
  /** @param message what the server says to it */
  readonly onSignedIn: (session: Session, message: string) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Email, password, and what the server says to them. */
export function SignInForm({ email: expected = '', notice, onSignedIn, children }: SignInFormProps) {
  const t = useT();
  const [signIn] = useMutation(SignInDocument);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(signInRules),
    defaultValues: { email: expected, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(null);
    try {
      const { data } = await signIn({ variables: { identifier: email, password } });
      if (!data?.signIn.success || !data.signIn.session)
        return setRefusal(data?.signIn.message ?? messages.signInFailed);
      onSignedIn(data.signIn.session, data.signIn.message || messages.signedIn);
    } catch (error) {
      setRefusal(failureOf(error, messages.signInFailed).message);
    }
  });

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      {refusal ? <Alert severity="error">{t(refusal)}</Alert> : notice}
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        autoFocus={!expected}
        required
        error={Boolean(errors.email)}
        helperText={errors.email?.message && t(errors.email.message)}
        {...register('email')}
      />
      <TextField
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        autoFocus={Boolean(expected)}
        required
        error={Boolean(errors.password)}
        helperText={errors.password?.message && t(errors.password.message)}
        {...register('password')}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? t('Processing...') : t('Sign In')}
      </Button>
      {children}
    </Box>
  );
}
