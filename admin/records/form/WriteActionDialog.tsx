import { useState } from 'react';
import { DetailsDialog } from '../readMostly/DetailsDialog';
import type { ActionDialogProps } from '../readMostly/screen';
import { useT } from '../../texts/useT';
import { LeaveGuard } from './LeaveGuard';
import type { WriteActionScreen } from './writeAction';
import { WriteActionForm } from './WriteActionForm';

/** The dialog of an action that writes what is typed, with what was said and done before. */
export function WriteActionDialog({
  screen,
  row,
  open,
  onClose,
}: ActionDialogProps & { readonly screen: WriteActionScreen }) {
  const t = useT();
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <DetailsDialog
        title={t.parts(screen.title, { name: <bdi>{String(row[screen.kind.titleField])}</bdi> })}
        query={screen.details}
        id={row.id}
        open={open}
        dirty={dirty}
        onClose={onClose}
      >
        {(record) => <WriteActionForm screen={screen} opened={record} onDirty={setDirty} onSaved={onClose} />}
      </DetailsDialog>
      <LeaveGuard dirty={open && dirty} />
    </>
  );
}
