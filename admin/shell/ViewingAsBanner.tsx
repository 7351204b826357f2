import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSession } from '../session/SessionProvider';
import { viewAs } from '../session/viewAs';
import { useT } from '../texts/useT';

/** Says for as long as a Super Admin looks through a role that they do, and leads back. */
export function ViewingAsBanner() {
  const t = useT();
  const role = useSession()?.viewingAs;
  if (!role) return null;
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={() => viewAs(null)}>
          {t('Back to yourself')}
        </Button>
      }
    >
      {t.parts('You see the console as {role}. Nothing can be changed meanwhile.', { role: <bdi>{role.name}</bdi> })}
    </Alert>
  );
}
