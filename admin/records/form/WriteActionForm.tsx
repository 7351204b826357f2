import { useEffect, useMemo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ActionSpec } from '@polyphony/domain/kinds/parts/readMostly.js';
import type { FieldScope } from '../../fields/binding/FieldScope';
import { useT } from '../../texts/useT';
import { History } from '../readMostly/History';
import { useRecordWrite } from '../useRecordWrite';
import { useEditing } from './editing';
import { EntryFormView } from './EntryFormView';
import { useEntryForm } from './useEntryForm';
import type { WriteActionScreen, WrittenRecord } from './writeAction';

interface WriteActionFormProps {
  readonly screen: WriteActionScreen;
  readonly opened: WrittenRecord;
  readonly onDirty: (dirty: boolean) => void;
  readonly onSaved: () => void;
}

/** The inputs of an action, below what the record says and above what happened to it. */
export function WriteActionForm({ screen, opened, onDirty, onSaved }: WriteActionFormProps) {
  const t = useT();
  const { kind, name, details, above, action: label, Inputs, words } = screen;
  const { writes, success } = writingAction(kind.actions[name]);
  const write = useRecordWrite(kind);
  const { record, cause, loadTheirs } = useEditing(details, opened);
  const values = useMemo(() => typedIn(record, Object.keys(writes.fields)), [record, writes]);
  const loaded = useMemo(() => ({ values, cause }), [values, cause]);
  const entry = useEntryForm<WrittenRecord>({
    rules: writes,
    loaded,
    send: 'all',
    save: (input, form) => {
      const { id, version } = record;
      return write(screen.write, { ...input, id, version }, { success, form });
    },
    onSaved,
  });
  const { dirty } = entry;
  const isUnsaved = dirty || entry.restoreTyped !== null;
  useEffect(() => void onDirty(isUnsaved), [isUnsaved, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);
  const scope = useMemo(
    (): FieldScope => ({ rules: writes.fields, record, lang: '', dir: 'auto', reference: null }),
    [writes, record],
  );
  return (
    <>
      {above.map((section) => (
        <Box key={section.heading} sx={{ paddingInline: { xs: 2, md: 3 } }}>
          <Typography variant="h3" sx={heading}>
            {t(section.heading)}
          </Typography>
          <Typography dir="auto" sx={{ textAlign: 'left', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {section.text(record) ?? '—'}
          </Typography>
        </Box>
      ))}
      <EntryFormView
        entry={entry}
        scope={scope}
        label={kind.label}
        action={t(label)}
        // With nothing to save yet, it says what is missing.
        ready={dirty || Object.values(values).every((value) => value === '')}
        onLoadTheirs={loadTheirs}
      >
        <Inputs />
      </EntryFormView>
      <Box sx={{ paddingInline: { xs: 2, md: 3 }, paddingBlockEnd: 3 }}>
        <Typography variant="h3" sx={heading}>
          {t('events.history')}
        </Typography>
        <History entries={record.history} words={words} />
      </Box>
    </>
  );
}

const heading = { fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', marginBlockEnd: 0.5 } as const;

/** @throws Error for an action that takes nothing typed */
function writingAction(action: ActionSpec | undefined) {
  if (!action || !('writes' in action)) throw new Error('This action takes nothing that is typed.');
  return action;
}

/** Values typed before, by field; '' where there is nothing yet. */
const typedIn = (record: WrittenRecord, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? '']));
