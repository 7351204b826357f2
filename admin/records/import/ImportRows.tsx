import { useId, useState } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  ImportRowsDocument,
  type ImportDetailsFragment,
  type ImportRowsQuery,
} from '../../graphql/generated/typed/graphql';
import { failureOf } from '../../platform/failure';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { toastError } from '../../ui/toasts/toasts';
import { saveFile } from '../export/saveFile';
import { problemRows } from './progress';
import { problemsFile } from './problemsFile';
import { OUTCOME_WORDS } from './stateWords';
import { DownloadIcon } from '../../ui/icons/actions';

/** Rows that a page shows. */
const PAGE_SIZE = 20;

type Row = ImportRowsQuery['page']['rows'][number];

/** The rows of an import that change something, or cannot: those with problems first where there are any. */
export function ImportRows({ currentImport }: { readonly currentImport: ImportDetailsFragment }) {
  const t = useT();
  const client = useApolloClient();
  const labelId = useId();
  const problemCount = problemRows(currentImport);
  const [problems, setProblems] = useState(problemCount > 0);
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(ImportRowsDocument, {
    variables: { id: currentImport.id, problems, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.page;
  if (error) return <FailureAlert error={error} retry={() => void refetch().catch(() => undefined)} />;
  const download = () => {
    problemsFile(client, currentImport.id).then(
      (text) => saveFile('import-problems.csv', text),
      (reason: unknown) => toastError(failureOf(reason).message),
    );
  };
  return (
    <Stack component="section" aria-labelledby={labelId} spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={labelId} component="h3" variant="subtitle2">
          {t('imports.rows')}
        </Typography>
        {problemCount > 0 && (
          <>
            <FormControlLabel
              control={<Switch checked={problems} onChange={(_, checked) => (setProblems(checked), setPage(1))} />}
              label={t('imports.onlyRowsWithErrors')}
            />
            <Button startIcon={<DownloadIcon />} onClick={download}>
              {t('imports.downloadTheErrors')}
            </Button>
          </>
        )}
      </Stack>
      {found?.rows.length === 0 && (
        <Typography color="text.secondary">{t('imports.thereIsNothingToImport')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {found?.rows.map((row) => (
          <RowItem key={row.line} row={row} />
        ))}
      </Box>
      {found && found.pageInfo.totalPages > 1 && (
        <Pagination
          count={found.pageInfo.totalPages}
          page={page}
          onChange={(_, next) => setPage(next)}
          size="small"
          aria-label={t('records.pages')}
        />
      )}
    </Stack>
  );
}

function RowItem({ row: { line, outcome, title, changes, errors } }: { readonly row: Row }) {
  const t = useT();
  return (
    <Box component="li" sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', paddingBlock: 1 }}>
      <Typography variant="body2">
        <strong>{t('imports.lineLine', { line })}</strong>
        {outcome && ` · ${t(OUTCOME_WORDS[outcome])}`}
        {title !== '' && ' · '}
        <bdi>{title}</bdi>
      </Typography>
      {errors.map(({ column, message }) => (
        <Typography key={`${column} ${message}`} variant="body2" color="error">
          {column !== '' && <bdi dir="ltr">{column}: </bdi>}
          <bdi>{message}</bdi>
        </Typography>
      ))}
      {changes.map(({ column, before, after }) => (
        <Typography key={column} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{column}</bdi>:{' '}
          {before !== '' && (
            <bdi>
              <del>{before}</del>
            </bdi>
          )}{' '}
          <bdi>
            <ins>{after}</ins>
          </bdi>
        </Typography>
      ))}
    </Box>
  );
}
