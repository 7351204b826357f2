import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { useStore } from '../../../platform/Store';
import { useSession } from '../../../session/SessionProvider';
import { useMay } from '../../../session/rights/useMay';
import type { RecordDraft } from '../../operations';
import type { DraftedScreen } from '../../screen';
import type { Editing } from '../editing';
import { WITHOUT } from './DraftContext';
import { DraftKeeper } from './DraftKeeper';
import type { KeeperOperations } from './draftRequests';

/** The draft of a record on the screen. */
interface DraftControl {
  /** Null where the kind, or the user, has no drafts. */
  readonly keeper: DraftKeeper | null;
  /** Whether it has all that was typed. */
  readonly isDrafted: boolean;
}

/**
 * Keeps what is typed into the forms of a record in its draft.
 * @param opened the draft, where it was loaded with the record
 */
export function useDraft(
  {
    kind,
    operations,
    byHand,
    inPlace,
  }: Pick<DraftedScreen, 'kind' | 'byHand' | 'inPlace'> & { readonly operations: KeeperOperations },
  editing: Pick<Editing, 'record' | 'cause' | 'forms'>,
  opened: RecordDraft | null = null,
): DraftControl {
  const client = useApolloClient();
  const may = useMay();
  const viewingAs = useSession()?.viewingAs;
  const { record, cause, forms } = editing;
  const [keeper] = useState(() => {
    const editable = record['unloaded'] !== true && (record.can?.editRefusal ?? null) === null;
    // A user who views the console as another role changes nothing.
    if (!kind.drafts || !editable || viewingAs || !may('Mutation', kind.names.saveDraft)) return null;
    const mayWrite = (lang: string) => lang !== baseLanguage() || may('Mutation', kind.names.update);
    const id = byHand?.idOf(record) ?? record.id;
    const isByHand = byHand !== undefined && inPlace === undefined;
    return new DraftKeeper({ client, operations, forms, record, mayWrite, id, byHand: isByHand, opened });
  });
  useEffect(() => keeper?.start(), [keeper]);
  useEffect(() => keeper?.over(record, cause), [keeper, record, cause]);
  const { status } = useStore(keeper?.state ?? WITHOUT);
  return { keeper, isDrafted: status === 'saved' };
}
