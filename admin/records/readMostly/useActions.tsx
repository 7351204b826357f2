import { lazy, Suspense, useCallback, useState } from 'react';
import { useT } from '../../texts/useT';
import { useRecordWrite } from '../useRecordWrite';
import type { ActedRow, ReadMostlyScreen } from './screen';

/** Lazy: loaded when the first action needs a confirmation. */
const ConfirmActionDialog = lazy(() => import('./ConfirmActionDialog'));

/** The action that a dialog is open for; it stays while the dialog closes. */
interface Opened {
  readonly name: string;
  readonly row: ActedRow;
  readonly open: boolean;
  /** Number of those that were opened before it: each has a form of its own. */
  readonly count: number;
}

/** Does the actions of a list's rows: at once, after a question, or by what is typed in a dialog. */
export function useActions(screen: ReadMostlyScreen) {
  const { facts, operations, actions } = screen;
  const t = useT();
  const write = useRecordWrite(facts);
  const [opened, setOpened] = useState<Opened | null>(null);

  const send = useCallback(
    (name: string, row: ActedRow, to?: boolean): Promise<unknown> => {
      const mutation = operations.actions[name];
      const action = facts.actions[name];
      if (!mutation || !action) throw new Error(`${facts.plural} have no action '${name}'.`);
      const states = actions[name]?.states;
      if (to === undefined || !states) return write(mutation, { id: row.id }, { success: action.success });
      const set = (value: boolean): Promise<unknown> => {
        const note = t('words.named', { name: screen.nameOf(row), value: t(value ? states.on : states.off) });
        const detail = () => ({ note, undo: () => void set(!value) });
        return write(mutation, { id: row.id, to: value }, { success: action.success, detail });
      };
      return set(to);
    },
    [screen, facts, operations, actions, t, write],
  );

  const act = useCallback(
    (name: string, row: ActedRow) => {
      const flag = facts.actions[name]?.switches;
      if (flag) void send(name, row, row[flag] !== true);
      else if (!actions[name]?.confirmation && !actions[name]?.Dialog) void send(name, row);
      else setOpened((before) => ({ name, row, open: true, count: (before?.count ?? 0) + 1 }));
    },
    [facts, actions, send],
  );

  const close = () => setOpened((before) => before && { ...before, open: false });
  const { confirmation, Dialog } = (opened && actions[opened.name]) ?? {};
  const shared = opened && { row: opened.row, open: opened.open, onClose: close };
  const dialog = opened && shared && (
    <Suspense>
      {confirmation && (
        <ConfirmActionDialog {...shared} question={confirmation} onConfirm={(row) => send(opened.name, row)} />
      )}
      {Dialog && <Dialog key={opened.count} {...shared} />}
    </Suspense>
  );
  return { act, dialog };
}
