import type { TextName } from '../texts/translate';
import { useMemo, useRef, useState } from 'react';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { useApolloClient } from '@apollo/client/react';
import { isReversible } from '@polyphony/domain/publishing/publishingState.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { toastWarning } from '../ui/toasts/toasts';
import { useMay } from '../session/rights/useMay';
import { text } from '../texts/useT';
import type { RecordNoun } from './fetchAgain';
import { stateOfRow } from './publishing/states';
import type { RecordCan, RecordOperations, SwitchedRecord } from './operations';
import type { ExclusiveToggle, ListScreen } from './screen';
import { useRecordWrite } from './useRecordWrite';

/** Labels of the switches. */
export const TOGGLE_LABELS: Readonly<Record<Toggle, TextName>> = {
  active: 'words.active',
  featured: 'words.featured',
  published: 'words.published',
  default: 'words.default',
  rtl: 'words.rightToLeft',
  form: 'labels.enquiryForm',
  product: 'menus.productMenu',
};

/** Words for a switch that is off. */
export const OFF_LABELS: Readonly<Record<Toggle, TextName>> = {
  active: 'events.inactive',
  featured: 'records.notFeatured',
  published: 'events.notPublished',
  default: 'records.notDefault',
  rtl: 'words.leftToRight',
  form: 'contact.noEnquiryForm',
  product: 'menus.noProductMenu',
};

/** Properties of a list or of a form that switches need. */
interface ToggledKind {
  readonly kind: RecordNoun & Pick<ListScreen['kind'], 'toggles' | 'names' | 'titleField' | 'publishing'>;
  readonly operations: Pick<RecordOperations, 'toggles'>;
  readonly adviceOn?: ListScreen['adviceOn'];
  readonly exclusiveToggle?: ExclusiveToggle | undefined;
}

interface ToggledRecord {
  readonly id: string;
  readonly can?: Pick<RecordCan, 'toggles'>;
  readonly [field: string]: unknown;
}

/** The switches of a kind that the signed-in person may use, each by its own gate. */
export function useToggles({ kind }: ToggledKind): Toggle[] {
  const may = useMay();
  return useMemo(() => kind.toggles.filter((toggle) => may('Mutation', kind.names.toggle(toggle))), [kind, may]);
}

/**
 * One switch of one record: it moves at once, and back when the server refuses. Pressed again meanwhile, it moves back at
 * once, and its requests are sent in sequence: the last press decides. A switch that the record's state locks does not
 * move, but still sends the request, whose response says why. The toast names the record, and offers to undo it where that
 * brings back what the record was; a switch that one record has goes back to the one that had it.
 */
export function useToggle(
  { kind, operations, adviceOn, exclusiveToggle }: ToggledKind,
  row: ToggledRecord,
  toggle: Toggle,
  /** Takes the version that the record has afterwards. */
  onSaved?: (version: number) => void,
) {
  const write = useRecordWrite(kind);
  const client = useApolloClient();
  const may = useMay();
  // Values set by presses whose requests have not ended. `useOptimistic` would drop the one that sets
  // the stored value again.
  const [presses, setPresses] = useState<readonly boolean[]>([]);
  const on = presses.at(-1) ?? row[toggle] === true;
  const isFree = (can?: ToggledRecord['can']) => can?.toggles.includes(toggle.toUpperCase()) === true;
  const free = isFree(row.can);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const ownVersion = useRef<number | null>(null);
  const change = async (id: string, to: boolean): Promise<void> => {
    const mutation = operations.toggles[toggle];
    if (!mutation) throw new Error(`The kind has no operation for the switch '${toggle}'.`);
    const isHandedOver = to && exclusiveToggle?.toggle === toggle;
    // Where the holder cannot be read, the switch is set all the same, without a way back.
    const holder = isHandedOver ? await exclusiveToggle.holder(client).catch(() => null) : null;
    const undoOf = ({ can }: SwitchedRecord) => {
      if (isHandedOver) return holder !== null && holder !== id ? () => run(() => change(holder, true)) : undefined;
      return isFree(can) && isReversible(kind, toggle, stateOfRow(row)) ? () => set(!to) : undefined;
    };
    const detail = (saved: SwitchedRecord) => ({
      note: text('words.named', {
        name: String(saved[kind.titleField]),
        value: text((to ? TOGGLE_LABELS : OFF_LABELS)[toggle]),
      }),
      undo: undoOf(saved),
    });
    const outcome = await write(mutation, { id, to }, { success: messages.statusUpdated, detail });
    if (outcome.status !== 'saved' || !outcome.record) return;
    // What another record takes from this one is a change of this one as well.
    ownVersion.current = id === row.id ? outcome.record.version : ownVersion.current && ownVersion.current + 1;
    if (ownVersion.current !== null) onSaved?.(ownVersion.current);
    if (!to || !adviceOn) return;
    const name = String(outcome.record[kind.titleField]);
    // The switch is saved: a failure to load the advice must not replace the screen by an error.
    const [advice = []] = await adviceOn(client, [id], may).catch(() => []);
    for (const words of advice) toastWarning(words, { note: name });
  };
  const run = (work: () => Promise<void>) => {
    last.current = last.current.then(work, work);
  };
  const set = (to: boolean): void => {
    if (free) setPresses((before) => [...before, to]);
    run(() => change(row.id, to).finally(() => free && setPresses((before) => before.slice(1))));
  };
  return { on, flip: () => set(!on), free };
}
