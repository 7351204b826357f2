import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSession } from '../../session/SessionProvider';
import { PersonAvatar } from '../../shell/PersonAvatar';
import { PageHeader } from '../../shell/PageHeader';

/** Who is signed in. Their name, picture and password become editable with the staff screens. */
export function Component() {
  const user = useSession()?.user;
  if (!user) return null;
  const facts = { Name: user.name, Email: user.email, Role: user.adminAssignedRole.name };
  return (
    <>
      <PageHeader />
      <Paper
        variant="outlined"
        sx={{ padding: 3, maxInlineSize: 800, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
      >
        <PersonAvatar name={user.name} size={72} />
        <Box component="dl" sx={{ display: 'grid', gap: 2, margin: 0, minInlineSize: 0 }}>
          {Object.entries(facts).map(([label, value]) => (
            <div key={label}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
                <bdi>{value}</bdi>
              </Typography>
            </div>
          ))}
        </Box>
      </Paper>
    </>
  );
}
