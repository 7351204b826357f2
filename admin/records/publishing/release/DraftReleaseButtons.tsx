import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { messages } from '@polyphony/domain/messages/messages.js';
import { ReleaseOfDocument, RemoveFromReleaseDocument } from '../../../graphql/generated/typed/graphql';
import { PageLink } from '../../../navigation/PageLink';
import { useMay } from '../../../session/rights/useMay';
import { useT } from '../../../texts/useT';
import { useRecordWrite } from '../../useRecordWrite';
import { AddToRelease } from './AddToRelease';
import { releaseNoun, releasePath } from './noun';

export interface DraftedRecord {
  /** Name of its drafts: 'event', 'cmsPageSection', 'settings'. */
  readonly form: string;
  /** Id that names the draft to the server. */
  readonly id: string;
  /** The version of the record that the user sees. */
  readonly version: number;
  /** Name of the record. */
  readonly about: string;
  readonly disabled?: boolean;
  /** Saves what is typed. Resolves to whether there is a draft as it is typed. */
  readonly before?: () => Promise<boolean>;
}

/** Says which release the draft of a record is in, and puts it into one or takes it out. */
export default function DraftReleaseButtons(record: DraftedRecord) {
  const t = useT();
  const may = useMay();
  const write = useRecordWrite(releaseNoun);
  const [isAdding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);
  const { form: kind, id, disabled = false, before } = record;
  const { data } = useQuery(ReleaseOfDocument, { variables: { kind, id }, fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { item, release } = data.releaseOf;
  const mayManage = may('Mutation', 'addToRelease');
  const remove = async (from: string, draft: string) => {
    setBusy(true);
    await write(RemoveFromReleaseDocument, { id: from, item: draft }, { success: messages.removedFromRelease });
    setBusy(false);
  };
  if (item && release)
    return (
      <Box component="span" sx={styles.found}>
        <span>
          {t('releases.inTheRelease')}{' '}
          <MuiLink component={PageLink} to={releasePath(release.id)}>
            <bdi>{release.title}</bdi>
          </MuiLink>
        </span>
        {mayManage && (
          <Button size="small" disabled={busy} onClick={() => void remove(release.id, item)}>
            {t('releases.removeFromTheRelease')}
          </Button>
        )}
      </Box>
    );
  if (!mayManage) return null;
  const open = async () => {
    if (!before || (await before())) setAdding(true);
  };
  return (
    <>
      <Button size="small" variant="outlined" disabled={disabled} onClick={() => void open()}>
        {t('releases.addToARelease')}
      </Button>
      {isAdding && <AddToRelease record={record} onClose={() => setAdding(false)} />}
    </>
  );
}

const styles = {
  found: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, overflowWrap: 'anywhere' },
} as const;
