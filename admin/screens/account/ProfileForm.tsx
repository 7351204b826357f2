import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages/messages.js';
import { profileRules } from '@polyphony/domain/people/profile.js';
import { useWatch } from 'react-hook-form';
import type { FieldScope } from '../../fields/binding/FieldScope';
import { ImageInput } from '../../fields/image/ImageInput';
import { PasswordInput } from '../../fields/PasswordInput';
import { TextInput } from '../../fields/TextInput';
import { UpdateProfileDocument } from '../../graphql/generated/typed/graphql';
import { EntryFormView } from '../../records/form/EntryFormView';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import { useEntryForm, type Loaded } from '../../records/form/useEntryForm';
import { useRecordWrite } from '../../records/useRecordWrite';
import type { Session } from '../../session/rights/gates';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { useT } from '../../texts/useT';
import { SESSION } from './sessionNoun';

type User = Session['user'];

const SCOPE: FieldScope = { rules: profileRules.fields, record: null, lang: 'en', dir: 'ltr', reference: null };

const loadedOf = ({ name, email, picture }: User, cause: Loaded['cause']): Loaded => ({
  values: { name, email, picture: picture ?? '', password: '', currentPassword: '' },
  cause,
});

/** Details that users may change about themselves. */
export function ProfileForm({ user }: { user: User }) {
  const t = useT();
  const write = useRecordWrite(SESSION);
  const [loaded, setLoaded] = useState(() => loadedOf(user, 'opened'));
  const entry = useEntryForm<Session>({
    rules: profileRules,
    loaded,
    send: 'changed',
    save: (input, form) =>
      write(UpdateProfileDocument, { input }, { form, success: messages.profileUpdated, failure: messages.unexpected }),
    onSaved: (session) => session && setLoaded(loadedOf(session.user, 'saved')),
  });
  const role = user.adminAssignedRole.name;
  return (
    <Paper variant="outlined">
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          padding: { xs: 2, md: 3 },
          paddingBlockEnd: '0 !important',
        }}
      >
        <PersonAvatar name={user.name} picture={user.pictureFile} size={64} />
        <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">
            <bdi>{user.name}</bdi>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <bdi>{role}</bdi>
          </Typography>
        </Box>
      </Box>
      <EntryFormView
        entry={entry}
        scope={SCOPE}
        label="labels.profile"
        action={t('people.updateProfile')}
        ready={entry.dirty}
      >
        <TextInput name="name" />
        <TextInput name="email" />
        <ImageInput name="picture" />
        <TextField
          label={t('labels.role')}
          value={role}
          fullWidth
          helperText={<bdi>{t('people.assignedByAnAdministrator')}</bdi>}
          slotProps={{ htmlInput: { readOnly: true, dir: 'auto' } }}
        />
        <PasswordInput name="password" />
        <CurrentPassword saved={String(loaded.values['email'])} />
      </EntryFormView>
      <LeaveGuard dirty={entry.dirty} />
    </Paper>
  );
}

/** A stranger at a signed-in browser does not know the password: a change of e-mail or password may require it. */
function CurrentPassword({ saved }: { saved: string }) {
  const [email, password] = useWatch({ name: ['email', 'password'] }) as [string, string];
  if (email === saved && password === '') return null;
  return <PasswordInput name="currentPassword" autoComplete="current-password" />;
}
