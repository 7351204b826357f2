import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { useSession } from '../../../session/SessionProvider';
import { useMay } from '../../../session/rights/useMay';
import type { FormScreen } from '../../screen';
import type { Editing } from '../editing';
import { DraftKeeper } from './DraftKeeper';

/** Keeps what is typed into the forms of a record in its draft; null where the kind, or the user, has no drafts of it. */
export function useDraft({ kind, operations }: FormScreen, editing: Editing): DraftKeeper | null {
  const client = useApolloClient();
  const may = useMay();
  const viewingAs = useSession()?.viewingAs;
  const { record, forms } = editing;
  const [keeper] = useState(() => {
    const editable = (record.can?.editRefusal ?? null) === null;
    // Who views the console as another role changes nothing.
    if (!kind.drafts || !editable || viewingAs || !may('Mutation', kind.names.saveDraft)) return null;
    const mayWrite = (lang: string) => lang !== BASE_LANGUAGE || may('Mutation', kind.names.update);
    return new DraftKeeper({ client, operations, forms, record, mayWrite });
  });
  useEffect(() => keeper?.start(), [keeper]);
  useEffect(() => keeper?.over(record), [keeper, record]);
  return keeper;
}
