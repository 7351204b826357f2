import { startTransition, useMemo, useOptimistic } from 'react';
import type { Toggle } from '@polyphony/domain/kinds/kind.js';
import { messages } from '@polyphony/domain/messages.js';
import { useMay } from '../session/useMay';
import type { RecordRow } from './operations';
import type { ListScreen } from './screen';
import { useRecordWrite } from './useRecordWrite';

/** What a person calls the switches. */
export const TOGGLE_LABELS: Readonly<Record<Toggle, string>> = {
  active: 'Active',
  featured: 'Featured',
  published: 'Published',
  default: 'Default',
  rtl: 'Right to left',
};

/** The switches of a kind that the signed-in person may use, each by its own gate. */
export function useToggles({ kind }: ListScreen): Toggle[] {
  const may = useMay();
  return useMemo(() => kind.toggles.filter((toggle) => may('Mutation', kind.names.toggle(toggle))), [kind, may]);
}

/**
 * One switch of one record: it moves at once, and back when the server refuses. One that the record's own state holds
 * does not move, but asking is allowed: the server answers why.
 */
export function useToggle({ kind, operations }: ListScreen, row: RecordRow, toggle: Toggle) {
  const write = useRecordWrite(kind);
  const stored = row[toggle] === true;
  const [on, setOn] = useOptimistic(stored);
  const free = row.can.toggles.includes(toggle.toUpperCase());
  const flip = () => {
    const mutation = operations.toggles[toggle];
    if (!mutation) throw new Error(`The kind has no operation for the switch '${toggle}'.`);
    startTransition(async () => {
      if (free) setOn(!stored);
      await write(mutation, { id: row.id, to: !stored }, { success: messages.statusUpdated });
    });
  };
  return { on, flip, free };
}
