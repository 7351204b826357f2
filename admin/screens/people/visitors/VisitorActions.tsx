import { lazy, Suspense, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { messages } from '@polyphony/domain/messages/messages.js';
import { readMostlyFacts } from '../../../graphql/generated/kindFacts';
import { visitorOperations as operations } from '../../../graphql/generated/operations/visitor';
import { ExportVisitorDocument, type VisitorAccountDetailsFragment } from '../../../graphql/generated/typed/graphql';
import { failureOf } from '../../../platform/failure';
import { saveFile } from '../../../records/export/saveFile';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { useMay } from '../../../session/rights/useMay';
import { useT } from '../../../texts/useT';
import { toastError, toastSuccess } from '../../../ui/toasts/toasts';
import { BLOCK_WORDS, BLOCKED_WORDS } from './visitorWords';

const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog')).EraseDialog }));

interface OfVisitor {
  readonly visitor: VisitorAccountDetailsFragment;
}

interface VisitorActionsProps extends OfVisitor {
  /** See EraseDialog. */
  readonly onErasing: (erasing: boolean) => void;
}

/** Actions of staff on a visitor, each by its own permission. */
export function VisitorActions({ visitor, onErasing }: VisitorActionsProps) {
  const may = useMay();
  return (
    <>
      {may('Mutation', 'exportVisitor') && <ExportButton visitor={visitor} />}
      {may('Mutation', 'toggleVisitorBlocked') && <BlockButton visitor={visitor} />}
      {may('Mutation', 'eraseVisitor') && <EraseButton visitor={visitor} onErasing={onErasing} />}
    </>
  );
}

function BlockButton({ visitor: { id, name, blocked } }: OfVisitor) {
  const t = useT();
  const write = useRecordWrite(readMostlyFacts.visitor);
  const [busy, setBusy] = useState(false);
  const set = async (to: boolean) => {
    setBusy(true);
    const note = t('words.named', { name, value: t(to ? BLOCKED_WORDS.on : BLOCKED_WORDS.off) });
    const { success } = readMostlyFacts.visitor.actions.block;
    const detail = () => ({ note, undo: () => void set(!to) });
    await write(operations.actions.block, { id, to }, { success, detail });
    setBusy(false);
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void set(!blocked)}>
      {t(blocked ? BLOCK_WORDS.off : BLOCK_WORDS.on)}
    </Button>
  );
}

function ExportButton({ visitor: { id } }: OfVisitor) {
  const t = useT();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { data } = await client.mutate({ mutation: ExportVisitorDocument, variables: { id } });
      const { data: stored, message } = data?.result ?? {};
      if (!stored) toastError(message || messages.somethingWrong);
      else {
        saveFile(`visitor-${id}.json`, stored, 'application/json');
        toastSuccess(message || messages.dataExported);
      }
    } catch (failure) {
      toastError(failureOf(failure).message);
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void save()}>
      {t('visitors.exportData')}
    </Button>
  );
}

function EraseButton({ visitor, onErasing }: VisitorActionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const [opened, setOpened] = useState({ open: false, count: 0 });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setOpened(({ count }) => ({ open: true, count: count + 1 }))}
      >
        {t('people.erase')}
      </Button>
      {opened.count > 0 && (
        <Suspense>
          <EraseDialog
            key={opened.count}
            row={visitor}
            open={opened.open}
            onClose={() => setOpened(({ count }) => ({ open: false, count }))}
            onErasing={onErasing}
            onErased={() => void navigate('/visitor/view')}
          />
        </Suspense>
      )}
    </>
  );
}
