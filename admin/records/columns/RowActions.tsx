import { PageLink } from '../../navigation/PageLink';
import { Hint } from '../../ui/hint/Hint';
import { useT } from '../../texts/useT';
import type { RecordRow } from '../operations';
import type { ListScreen } from '../screen';
import { canOpen, editPath, type RowRights } from './rowRights';
import { DeleteIcon, EditIcon } from '../../ui/icons/actions';

interface RowActionsProps {
  readonly screen: Pick<ListScreen, 'editQuery' | 'editsById'>;
  readonly row: RecordRow;
  readonly name: string;
  readonly rights: RowRights;
  readonly onDelete: (row: RecordRow) => void;
}

/** Edit and delete buttons, styled by `cells.css`. If the record's state forbids one, its hint says why. */
export function RowActions({ screen, row, name, rights, onDelete }: RowActionsProps) {
  const t = useT();
  return (
    <div className="record-actions" onClick={(event) => event.stopPropagation()}>
      {rights.edit && (
        <Hint
          title={
            canOpen(row) ? t(row.can.edit ? 'records.edit' : 'people.translate') : t.words(row.can.editRefusal ?? '')
          }
          describeChild={!canOpen(row)}
        >
          {canOpen(row) ? (
            <PageLink
              className="record-action"
              to={editPath(row, screen)}
              relative="path"
              aria-label={row.can.edit ? t('records.editName', { name }) : t('records.translateName', { name })}
            >
              <EditIcon fontSize="small" />
            </PageLink>
          ) : (
            <button type="button" className="record-action" aria-label={t('records.editName', { name })} aria-disabled>
              <EditIcon fontSize="small" />
            </button>
          )}
        </Hint>
      )}
      {rights.delete && (
        <Hint
          title={row.can.delete ? t('records.delete') : t.words(row.can.deleteRefusal ?? '')}
          describeChild={!row.can.delete}
        >
          <button
            type="button"
            className="record-action record-delete"
            aria-label={t('records.deleteName', { name })}
            aria-disabled={!row.can.delete}
            onClick={() => row.can.delete && onDelete(row)}
          >
            <DeleteIcon fontSize="small" />
          </button>
        </Hint>
      )}
    </div>
  );
}
