import { useId, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages/messages.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { SUPER_ADMIN_ROLE } from '@polyphony/domain/people/builtInRoles.js';
import { useController } from 'react-hook-form';
import { inScope, useFieldScope } from '../../fields/binding/FieldScope';
import { PermissionListDocument } from '../../graphql/generated/typed/graphql';
import { FailureAlert } from '../../ui/FailureAlert';
import { useSession } from '../../session/SessionProvider';
import { useT } from '../../texts/useT';
import { CopyFromRole } from './CopyFromRole';
import { PermissionGroupView } from './PermissionGroupView';
import { permissionGroups, type PermissionItem } from './permissionGroups';

/**
 * The permissions of a role: a switch for each, by group. Permissions that the user does not hold cannot be changed.
 */
export const PermissionsInput = inScope(function PermissionsInput({ name }: { name: string }) {
  const t = useT();
  const { data, error: failure, refetch } = useQuery(PermissionListDocument);
  const { record, readOnly = false } = useFieldScope();
  const session = useSession();
  const { field, fieldState } = useController({ name });
  const [typed, setTyped] = useState('');
  const notes = useId();

  const all = (data?.permissions ?? []).filter(({ inUse }) => inUse);
  const everything = record?.name === SUPER_ADMIN_ROLE;
  const chosen = new Set(everything ? all.map(({ id }) => id) : idsOf(field.value));
  const mayGrant = (permission: PermissionItem['name']) =>
    !readOnly && session !== null && (session.superAdmin || session.permissions.includes(permission));
  const limited = !readOnly && all.some((item) => !mayGrant(item.name));
  const note = fieldState.error?.message ?? (limited && messages.permissionBeyondOwn);
  const groups = permissionGroups(all, typed, t);

  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    // In catalogue order, so that undoing a change leaves the form clean; unknown ids are preserved.
    const known = all.filter(({ id }) => next.has(id)).map(({ id }) => id);
    const before = idsOf(field.value).filter((id) => next.has(id));
    field.onChange([...before, ...known.filter((id) => !before.includes(id))]);
  };

  /** Permissions that the user may not grant, and unknown ids, are preserved. */
  const copy = (permissionIds: readonly string[]) => {
    const copied = new Set(permissionIds);
    const preserved = idsOf(field.value).filter((id) => {
      const item = all.find((each) => each.id === id);
      return !item || !mayGrant(item.name);
    });
    const granted = all
      .filter(({ id, name: permission }) => copied.has(id) && mayGrant(permission))
      .map(({ id }) => id);
    field.onChange([...preserved, ...granted]);
  };

  return (
    <FormControl
      component="fieldset"
      name={name}
      error={Boolean(fieldState.error)}
      aria-describedby={note ? notes : undefined}
      sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}
    >
      <FormLabel component="legend" sx={{ marginBlockEnd: 1 }}>
        {t('labels.permissions')}
      </FormLabel>
      {note && (
        <FormHelperText id={notes} role={fieldState.error ? 'alert' : undefined} sx={{ marginInline: 0 }}>
          <bdi>{t.words(note)}</bdi>
        </FormHelperText>
      )}
      {failure && <FailureAlert error={failure} retry={() => void refetch()} />}
      {!data && !failure && <Skeleton role="status" variant="rounded" height={240} aria-label={t('records.loading')} />}
      {data && all.length === 0 && <Typography color="textSecondary">{t(screenTexts.noPermissions)}</Typography>}
      {all.length > 0 && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlock: 1.5 }}>
            <TextField
              size="small"
              type="search"
              label={t('people.findAPermission')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              sx={{ flex: '1 1 200px', maxInlineSize: { sm: 320 } }}
            />
            {!readOnly && <CopyFromRole except={typeof record?.id === 'string' ? record.id : null} onCopy={copy} />}
            <Typography variant="body2" color="textSecondary" role="status">
              {t('people.countOfAllSelected', {
                count: all.filter(({ id }) => chosen.has(id)).length,
                all: all.length,
              })}
            </Typography>
          </Box>
          {groups.length === 0 && <Typography color="textSecondary">{t(screenTexts.noPermissions)}</Typography>}
          <Box sx={columns}>
            {groups.map((group, index) => (
              <PermissionGroupView
                key={group.group}
                {...group}
                chosen={chosen}
                mayGrant={mayGrant}
                onSet={set}
                firstRef={index === 0 ? field.ref : undefined}
              />
            ))}
          </Box>
        </>
      )}
    </FormControl>
  );
});

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

const columns = { columns: '260px', columnGap: 2 } as const;
