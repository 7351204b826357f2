import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Link } from 'react-router';
import { Hint } from '../../ui/hint/Hint';
import { useT } from '../../texts/useT';
import type { RecordRow } from '../operations';
import { canOpen, editPath, type RowRights } from './rowRights';

interface RowActionsProps {
  readonly row: RecordRow;
  readonly name: string;
  readonly rights: RowRights;
  readonly onDelete: (row: RecordRow) => void;
}

/** Edit and delete buttons. If the record's state forbids one, its hint says why. */
export function RowActions({ row, name, rights, onDelete }: RowActionsProps) {
  const t = useT();
  return (
    <div className="record-actions" onClick={(event) => event.stopPropagation()}>
      {rights.edit && (
        <Hint
          title={canOpen(row) ? t(row.can.edit ? 'Edit' : 'Translate') : t(row.can.editRefusal ?? '')}
          describeChild={!canOpen(row)}
        >
          {canOpen(row) ? (
            <IconButton
              component={Link}
              to={editPath(row)}
              relative="path"
              size="small"
              aria-label={row.can.edit ? t('Edit {name}', { name }) : t('Translate {name}', { name })}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          ) : (
            <IconButton
              size="small"
              aria-label={t('Edit {name}', { name })}
              aria-disabled
              sx={{ color: 'action.disabled' }}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          )}
        </Hint>
      )}
      {rights.delete && (
        <Hint title={row.can.delete ? t('Delete') : t(row.can.deleteRefusal ?? '')} describeChild={!row.can.delete}>
          <IconButton
            size="small"
            aria-label={t('Delete {name}', { name })}
            aria-disabled={!row.can.delete}
            onClick={() => row.can.delete && onDelete(row)}
            sx={{ color: row.can.delete ? 'error.main' : 'action.disabled' }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Hint>
      )}
    </div>
  );
}
