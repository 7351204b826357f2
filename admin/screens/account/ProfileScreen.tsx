import Box from '@mui/material/Box';
import { useSession } from '../../session/SessionProvider';
import { PageHeader } from '../../navigation/PageHeader';
import { Devices } from './Devices';
import { ProfileForm } from './ProfileForm';

/** The user's own profile and sessions. */
export function Component() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <PageHeader />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ProfileForm key={user.id} user={user} />
        <Devices />
      </Box>
    </>
  );
}
