import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { viewAs } from '../session/viewAs';
import { useT } from '../texts/useT';

/** Shows that a Super Admin views the console as a role, with a button to stop. */
export default function ViewingAsBanner({ role }: { readonly role: { readonly name: string } }) {
  const t = useT();
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={() => viewAs(null)}>
          {t('shell.stopViewingAsRole')}
        </Button>
      }
    >
      {t.parts('shell.youAreViewingTheConsole', { role: <bdi>{role.name}</bdi> })}
    </Alert>
  );
}
