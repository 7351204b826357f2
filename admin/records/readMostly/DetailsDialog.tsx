import { type ReactNode, useId } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import { FailureAlert } from '../../ui/FailureAlert';
import { useLeaveQuestion } from '../../ui/dialogs/useLeaveQuestion';
import { useT } from '../../texts/useT';

interface DetailsDialogProps<Details> {
  readonly title: ReactNode;
  readonly query: TypedDocumentNode<{ readonly record: Details }, { id: string }>;
  readonly id: string;
  readonly open: boolean;
  /** Whether something was typed that is not saved. */
  readonly dirty: boolean;
  readonly onClose: () => void;
  readonly children: (record: Details) => ReactNode;
}

/** A record of a list in a dialog, loaded when that is opened. */
export function DetailsDialog<Details>({
  title,
  query,
  id,
  open,
  dirty,
  onClose,
  children,
}: DetailsDialogProps<Details>) {
  const t = useT();
  const titleId = useId();
  const { data, error, refetch } = useQuery(query, { variables: { id }, fetchPolicy: 'network-only' });
  const { close, question } = useLeaveQuestion({ unsaved: open && dirty, onClose });
  return (
    <>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogHead id={titleId} onClose={close}>
          {title}
        </DialogHead>
        <DialogContent sx={{ padding: 0 }}>
          {error && <FailureAlert error={error} retry={() => void refetch()} />}
          {!error && !data && (
            <Skeleton
              role="status"
              variant="rectangular"
              height={240}
              sx={{ margin: 3 }}
              aria-label={t('records.loading')}
            />
          )}
          {data && children(data.record)}
        </DialogContent>
      </Dialog>
      {question}
    </>
  );
}
