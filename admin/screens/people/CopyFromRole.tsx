import { useApolloClient } from '@apollo/client/react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { failureOf } from '../../platform/failure';
import { RolesToCopyDocument, type RolesToCopyQuery } from '../../graphql/generated/typed/graphql';
import { allRows } from '../../records/export/allRows';
import { useMay } from '../../session/rights/useMay';
import { toastError } from '../../ui/toasts/toasts';
import { useT } from '../../texts/useT';

interface CopyFromRoleProps {
  /** Id of the role being edited, which is excluded. */
  readonly except: string | null;
  readonly onCopy: (permissionIds: readonly string[]) => void;
}

type RoleToCopy = RolesToCopyQuery['page']['rows'][number];

/** All roles, read page by page; empty until then. */
function useRolesToCopy(): readonly RoleToCopy[] {
  const client = useApolloClient();
  const [roles, setRoles] = useState<readonly RoleToCopy[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    allRows<RoleToCopy>({
      read: (paging, options) => client.query({ query: RolesToCopyDocument, variables: paging, ...options }),
      signal,
      onProgress: () => undefined,
    }).then(setRoles, (error: unknown) => {
      if (!signal.aborted) toastError(failureOf(error).message);
    });
    return () => abort.abort();
  }, [client]);
  return roles;
}

/** Copies the permissions of another role into the form, for users who may list roles. */
export function CopyFromRole(props: CopyFromRoleProps) {
  return useMay()('Query', 'roles') && <RolesToCopy {...props} />;
}

function RolesToCopy({ except, onCopy }: CopyFromRoleProps) {
  const t = useT();
  const roles = useRolesToCopy().filter(({ id, permissionIds }) => id !== except && permissionIds.length > 0);
  if (roles.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={t('people.copyFromARole')}
      value=""
      onChange={({ target }) => onCopy(roles.find(({ id }) => id === target.value)?.permissionIds ?? [])}
      sx={{ inlineSize: 200 }}
    >
      {roles.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
