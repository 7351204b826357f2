import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { messages } from '@polyphony/domain/messages/messages.js';
import { failureOf } from '../platform/failure';
import { CacheCountDocument, ClearCacheDocument } from '../graphql/generated/typed/graphql';
import { useT } from '../texts/useT';
import { Hint } from '../ui/hint/Hint';
import { loadWithToast, toastError } from '../ui/toasts/toasts';
import { RefreshIcon } from '../ui/icons/actions';

/** Shows the number of responses that the server has cached for visitors; a click clears the cache. */
export default function CacheCounter() {
  const t = useT();
  const { data, refetch, updateQuery } = useQuery(CacheCountDocument, { fetchPolicy: 'network-only' });
  const [clear, { loading }] = useMutation(ClearCacheDocument);
  const count = data?.cacheCount;
  if (count === undefined) return null;

  const forget = async () => {
    try {
      const { cacheStatus, errorMessage } = (await clear()).data?.clearCache ?? {};
      if (!cacheStatus) return toastError(errorMessage ?? messages.cacheDeletionFailed);
      updateQuery(() => ({ cacheCount: 0 }));
      loadWithToast('', messages.cacheDeleted, 'success');
    } catch (error) {
      toastError(failureOf(error, messages.cacheDeletionFailed).message);
    }
  };
  // Refetches on hover or focus, so that the number is current before a click; if that fails it stays as it was.
  const lookAgain = () => void refetch().catch(() => undefined);
  return (
    <Hint title={t('topBar.clearTheCache')}>
      <Button
        color="inherit"
        aria-label={t('topBar.cacheCountClearTheCache', { count })}
        aria-busy={loading}
        onClick={() => loading || void forget()}
        onPointerEnter={lookAgain}
        sx={{ minInlineSize: 44, minBlockSize: 44, paddingInline: 1, gap: 0.5 }}
      >
        {loading ? <CircularProgress size={20} color="inherit" /> : <RefreshIcon fontSize="small" />}
        {count}
      </Button>
    </Hint>
  );
}
