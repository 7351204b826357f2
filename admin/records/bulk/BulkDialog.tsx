import type { NamesOf, TextName } from '../../texts/translate';
import DialogContentText from '@mui/material/DialogContentText';
import { useT } from '../../texts/useT';
import { binNote } from '../binNote';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

/** Names that are said; of more, how many. */
const NAMED = 5;

/** The texts of the question before an action on several records. */
export interface BulkQuestion {
  readonly title: TextName;
  readonly button: TextName;
  /** Whether it takes something away for good. */
  readonly destructive?: boolean;
  /** Whether the records move to the bin, from which they can be restored. */
  readonly intoBin?: boolean;
  /** Text on what will happen, with {count}; the names follow. */
  readonly text: NamesOf<'count'>;
}

interface BulkDialogProps {
  readonly question: BulkQuestion;
  readonly names: readonly string[];
  readonly onClose: (confirmed: boolean) => void;
}

/** Asks before something is done with several records, and names them. */
export default function BulkDialog({ question, names, onClose }: BulkDialogProps) {
  const t = useT();
  const more = names.length - NAMED;
  return (
    <ConfirmDialog
      open
      title={t(question.title)}
      action={t(question.button)}
      destructive={question.destructive}
      onConfirm={() => onClose(true)}
      onCancel={() => onClose(false)}
    >
      <DialogContentText>{t(question.text, { count: names.length })}</DialogContentText>
      <DialogContentText component="ul" sx={{ paddingInlineStart: 3 }}>
        {names.slice(0, NAMED).map((name, index) => (
          <li key={`${index} ${name}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('files.andCountMore', { count: more })}</li>}
      </DialogContentText>
      {question.intoBin && <DialogContentText>{binNote(t, names.length === 1 ? 'one' : 'several')}</DialogContentText>}
    </ConfirmDialog>
  );
}
