import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { passes, type Holder } from '../../access/gates.js';
import type { LineForm } from './lineForm.js';

const holds = (permission: Permission | null, holder: Holder): boolean =>
  permission !== null && passes([permission], holder);

/** The permissions any one of which lets a user import records of a kind: to add, to change or to translate them. */
export const importersOf = ({ permissions: { add, edit, translate } }: AnyKind): readonly Permission[] =>
  translate ? [add, edit, translate] : [add, edit];

/** Whether a person may read the records that rows of a file name by their ids. */
export const mayReadRecords = ({ permissions }: AnyKind, holder: Holder): boolean =>
  passes(permissions.details, holder);

/** Reason for which a person may not write what a row says; null when they may. */
export function rowRefusal(
  { noCreate, permissions: { add, edit, translate } }: AnyKind,
  action: 'create' | 'change',
  { input }: Pick<LineForm, 'input'>,
  holder: Holder,
): Message | null {
  if (action === 'create') return !noCreate && holds(add, holder) ? null : messages.importMayNotAdd;
  if (holds(edit, holder)) return null;
  if (!holds(translate, holder)) return messages.importMayNotChange;
  return input ? messages.translatesOnly : null;
}

/** Reason for which a person may not take back what an import has created. */
export const deletionRefusal = ({ permissions }: AnyKind, holder: Holder): Message | null =>
  holds(permissions.delete, holder) ? null : messages.importMayNotDelete;
