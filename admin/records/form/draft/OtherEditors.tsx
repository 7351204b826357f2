import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { EDITOR_PRESENCE_MS } from '@polyphony/domain/limits.js';
import { useT } from '../../../texts/useT';
import type { RecordEditors, RecordOperations } from '../../operations';
import { PeopleIcon } from '../../../ui/icons/sidebar';

interface OtherEditorsProps {
  readonly operation: NonNullable<RecordOperations['edited']>;
  readonly id: string;
}

/** Names who else has the form of a record open. */
export function OtherEditors({ operation, id }: OtherEditorsProps) {
  const t = useT();
  const client = useApolloClient();
  const [others, setOthers] = useState<RecordEditors['others']>([]);
  useEffect(() => {
    let left = false;
    const note = async (leaving: boolean) => {
      try {
        const { data } = await client.mutate({
          mutation: operation,
          variables: { id, leaving },
          fetchPolicy: 'no-cache',
        });
        if (data && !left) setOthers(data.result.others);
      } catch {
        // Nobody is named who may have left: the next one tells.
        if (!left) setOthers([]);
      }
    };
    void note(false);
    const timer = setInterval(
      () => document.visibilityState === 'visible' && void note(false),
      EDITOR_PRESENCE_MS.every,
    );
    return () => {
      left = true;
      clearInterval(timer);
      void note(true);
    };
  }, [client, operation, id]);
  return (
    <Box role="status" sx={others.length > 0 ? styles : undefined}>
      {others.length > 0 && (
        <>
          <PeopleIcon fontSize="small" />
          <bdi>
            {t('publishing.alsoEditingNames', { names: others.map(({ name }) => name).join(t('records.text')) })}
          </bdi>
        </>
      )}
    </Box>
  );
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  marginBlockEnd: 2,
  color: 'text.secondary',
  typography: 'body2',
} as const;
