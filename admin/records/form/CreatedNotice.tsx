import { useEffect, useRef } from 'react';
import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { PageLink } from '../../navigation/PageLink';
import { useMay } from '../../session/rights/useMay';
import { useRecordLink } from '../../navigation/recordLink';
import { useT } from '../../texts/useT';
import { titleOf } from '../formValues';
import type { RecordDetails } from '../operations';
import { PublishingPanel } from '../publishing/PublishingPanel';
import { usePublication } from '../publishing/usePublication';
import { RecordStatus } from '../RecordStatus';
import type { FormScreen } from '../screen';

interface CreatedNoticeProps {
  readonly screen: FormScreen;
  /** The record in the response of its creation. */
  readonly created: RecordDetails;
  readonly onClose: () => void;
}

/**
 * Next steps for a record that was just created. Shown above the blank form, because a toast disappears too soon to
 * read it and follow a link.
 */
export function CreatedNotice({ screen, created, onClose }: CreatedNoticeProps) {
  const t = useT();
  const linkOf = useRecordLink();
  const may = useMay();
  // Users who may add records, but not read them, see the response of the creation.
  const { data } = useQuery(screen.operations.details, {
    variables: { id: created.id },
    skip: !may('Query', screen.kind.name),
  });
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const record = data?.record ?? created;
  const title = titleOf(screen.kind, record);
  const slug = typeof record['slug'] === 'string' ? record['slug'] : null;
  const link = linkOf({ kind: screen.kind.name, id: record.id, slug, title });
  const publication = usePublication(screen, record);
  const { Advice } = screen;
  return (
    <Box
      ref={notice}
      component="section"
      tabIndex={-1}
      aria-label={t('records.justCreated')}
      sx={{ marginBlockEnd: 2, outline: 'none', scrollMarginBlockStart: 110 }}
    >
      <Alert severity="success" onClose={onClose} slotProps={{ closeButton: { 'aria-label': t('records.close') } }}>
        <Box component="p" sx={{ margin: 0, marginBlockEnd: 1 }}>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          {link !== null && (
            <>
              {' · '}
              <MuiLink component={PageLink} to={link} color="inherit">
                {t('records.openIt')}
              </MuiLink>
            </>
          )}
        </Box>
        <RecordStatus screen={screen} record={record} />
        {publication && <PublishingPanel screen={screen} record={record} publication={publication} />}
      </Alert>
      {Advice && <Advice record={record} />}
    </Box>
  );
}
