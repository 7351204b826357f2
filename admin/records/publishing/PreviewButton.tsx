import { lazy, Suspense, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { failureOf } from '../../platform/failure';
import type { NamesOf } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { toastError } from '../../ui/toasts/toasts';
import type { PreviewLink } from '../operations';
import { VisibleIcon } from '../../ui/icons/states';

const PreviewDialog = lazy(() => import('./PreviewDialog'));

interface PreviewButtonProps {
  readonly operation: TypedDocumentNode<{ readonly result: PreviewLink }, { id: string }>;
  readonly id: string;
  readonly size?: 'small';
  /** What the link shows to whom, until when; by default a page as it is now. */
  readonly words?: NamesOf<'when' | 'zone'>;
  /** Runs before the link is made. */
  readonly before?: () => Promise<unknown>;
}

/** Makes a link to the page of a record that visitors need not see yet. */
export function PreviewButton({ operation, id, size, words, before }: PreviewButtonProps) {
  const t = useT();
  const client = useApolloClient();
  const [link, setLink] = useState<PreviewLink | null>(null);
  const make = async () => {
    try {
      await before?.();
      const { data } = await client.mutate({ mutation: operation, variables: { id } });
      if (data) setLink(data.result);
    } catch (error) {
      toastError(failureOf(error).message);
    }
  };
  return (
    <>
      <Button variant="outlined" {...(size && { size })} startIcon={<VisibleIcon />} onClick={() => void make()}>
        {t('publishing.preview')}
      </Button>
      {link && (
        <Suspense>
          <PreviewDialog link={link} {...(words && { words })} onClose={() => setLink(null)} />
        </Suspense>
      )}
    </>
  );
}
