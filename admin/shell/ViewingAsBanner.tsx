import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSession } from '../session/SessionProvider';
import { viewAs } from '../session/viewAs';

/** Says for as long as a Super Admin looks through a role that they do, and leads back. */
export function ViewingAsBanner() {
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
          Back to yourself
        </Button>
      }
    >
      You see the console as <bdi>{role.name}</bdi>. Nothing can be changed meanwhile.
    </Alert>
  );
}
