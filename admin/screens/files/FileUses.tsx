import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../navigation/PageLink';
import type { FileUsesPartsFragment } from '../../graphql/generated/typed/graphql';
import { useRecordLink } from '../../navigation/recordLink';
import { useT } from '../../texts/useT';

/** The records that reference a file, each with a link. */
export function FileUses({ uses: { records, others, total } }: { readonly uses: FileUsesPartsFragment }) {
  const t = useT();
  const linkOf = useRecordLink();
  return (
    <Box component="section" aria-labelledby="file-uses">
      <Typography id="file-uses" variant="h2" component="h3">
        {t('files.usedIn')}
      </Typography>
      {total === 0 && <Typography color="textSecondary">{t('files.notUsedYet')}</Typography>}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {records.map(({ kind, kindLabel, recordId, title, labels }) => {
          const path = linkOf({ kind, id: recordId, title });
          return (
            <li key={`${kind} ${recordId}`}>
              <bdi>
                {kindLabel}{' '}
                {path ? (
                  <MuiLink component={PageLink} to={path}>
                    <bdi>{title || recordId}</bdi>
                  </MuiLink>
                ) : (
                  <bdi>{title || recordId}</bdi>
                )}{' '}
                ({labels.join(', ')})
              </bdi>
            </li>
          );
        })}
        {others > 0 && <li>{t('files.countMoreRecords', { count: others })}</li>}
      </Box>
    </Box>
  );
}
