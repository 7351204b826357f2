import { useId, useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIST_VIEW_NAME_MAX } from '@polyphony/domain/limits.js';
import { failureOf } from '../../platform/failure';
import {
  DeleteListViewDocument,
  MyListViewsDocument,
  SaveListViewDocument,
} from '../../graphql/generated/typed/graphql';
import { Hint } from '../../ui/hint/Hint';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import { useT } from '../../texts/useT';
import { DeleteIcon } from '../../ui/icons/actions';

interface SavedViewsProps {
  readonly list: string;
  /** The current view, as it would be saved. */
  readonly query: string;
  readonly onApply: (query: string) => void;
}

/** The user's saved views of a list, stored on the server and so available on every device. */
export function SavedViews({ list, query, onApply }: SavedViewsProps) {
  const t = useT();
  const titleId = useId();
  const [name, setName] = useState('');
  const { data, error, loading } = useQuery(MyListViewsDocument, {
    variables: { list },
    fetchPolicy: 'cache-and-network',
  });
  const again = { refetchQueries: [MyListViewsDocument], awaitRefetchQueries: true };
  const [save, saving] = useMutation(SaveListViewDocument, again);
  const [remove, removing] = useMutation(DeleteListViewDocument, again);
  const busy = saving.loading || removing.loading;
  const showResult = (result?: { success: boolean; message: string } | null) => {
    if (result?.success) toastSuccess(result.message);
    else toastError(result?.message);
    return result?.success === true;
  };
  const failed = (reason: unknown) => toastError(failureOf(reason).message);
  const saveView = () => {
    if (name.trim() === '' || busy) return;
    save({ variables: { list, name, query } }).then(({ data: saved }) => {
      if (showResult(saved?.result)) setName('');
    }, failed);
  };
  const views = data?.views ?? [];
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={1}>
      <Typography id={titleId} component="h2" variant="subtitle2">
        {t('lists.savedViews')}
      </Typography>
      {error && !data && (
        <Typography variant="body2" color="error">
          {t.words(failureOf(error).message)}
        </Typography>
      )}
      {data && views.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('lists.noSavedViewsNameThe')}
        </Typography>
      )}
      {loading && !data && <Typography variant="body2">{t('records.loading')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 200, overflowY: 'auto' }}>
        {views.map((view) => (
          <Box component="li" key={view.id} sx={{ display: 'flex', alignItems: 'center' }}>
            <Button
              onClick={() => onApply(view.query)}
              aria-current={view.query === query ? 'true' : undefined}
              sx={{
                flex: 1,
                minInlineSize: 0,
                justifyContent: 'start',
                textTransform: 'none',
                fontWeight: view.query === query ? 700 : 400,
              }}
            >
              <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {view.name}
              </Box>
            </Button>
            <Hint title={t('records.delete')}>
              <IconButton
                size="small"
                aria-label={t('lists.deleteViewName', { name: view.name })}
                disabled={busy}
                onClick={() =>
                  void remove({ variables: { id: view.id } }).then(
                    ({ data: removed }) => showResult(removed?.result),
                    failed,
                  )
                }
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Hint>
          </Box>
        ))}
      </Box>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={(event) => {
          event.preventDefault();
          saveView();
        }}
      >
        <TextField
          size="small"
          label={t('lists.nameOfTheView')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          sx={{ flex: 1 }}
          slotProps={{ htmlInput: { maxLength: LIST_VIEW_NAME_MAX, dir: 'auto' } }}
        />
        <Button type="submit" variant="contained" disabled={busy || name.trim() === ''}>
          {t('lists.save')}
        </Button>
      </Stack>
    </Stack>
  );
}
