import type { TextName } from '../../texts/translate';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { sitePages } from '@polyphony/domain/content/pages/index.js';
import { kinds, type KindName } from '@polyphony/domain/kinds/index.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { PageLink } from '../../navigation/PageLink';
import type { UpcomingChangesQuery } from '../../graphql/generated/typed/graphql';
import { useRecordLink } from '../../navigation/recordLink';
import { momentInZone } from '../../records/publishing/times';
import { useSiteZone } from '../../session/useSiteZone';
import { dateFormat } from '../../texts/dates';
import { useT } from '../../texts/useT';

type Change = UpcomingChangesQuery['upcomingChanges'][number];

const STEPS = {
  PUBLISH: { label: 'publishing.willBePublished', color: 'success' },
  WITHDRAW: { label: 'publishing.willBeWithdrawn', color: 'warning' },
  EFFECT: { label: 'publishing.takesEffect', color: 'info' },
} as const;

/** The part of a record that changes: a section of a page, or a panel of the settings. */
function partOf({ kind, slug, part }: Change): { readonly label: TextName; readonly path: string | null } | null {
  if (kind === SETTINGS) {
    const panel = allPanels.find(({ name }) => name === part);
    return panel ? { label: panel.heading, path: `/configurations/${panel.screen}#${panel.name}` } : null;
  }
  const section = sitePages.find((page) => page.slug === slug)?.sections.find(({ id }) => id === part);
  return section ? { label: section.label, path: null } : null;
}

/** One change: when, what, of which record, and by whom. */
export function UpcomingChange({ change }: { readonly change: Change }) {
  const t = useT();
  const zone = useSiteZone();
  const linkOf = useRecordLink();
  const { at, step, kind, id, slug, title, by, failure } = change;
  const part = partOf(change);
  const label = kind === SETTINGS ? 'settings.website' : (kinds[kind as KindName]?.label ?? kind);
  const name = kind === SETTINGS ? t.words(part?.label ?? title) : title || t('courses.untitled');
  const sections = kind === kinds.cmsPage.name && part ? `/pages-setup/sections/${id}?tab=${change.part}` : null;
  const path = part?.path ?? sections ?? linkOf({ kind, id, slug: slug ?? null, title });
  const time = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: zone })(new Date(at));
  const { label: words, color } = STEPS[step];
  return (
    <Box component="li" sx={styles.change}>
      <Typography component="time" dateTime={at} variant="body2" sx={{ minInlineSize: 84 }}>
        {failure ? momentInZone(zone, at) : time}
      </Typography>
      <Chip
        size="small"
        variant="outlined"
        color={failure ? 'error' : color}
        label={t(failure ? 'files.failed' : words)}
      />
      <Box sx={{ flex: 1, minInlineSize: 200, overflowWrap: 'anywhere' }}>
        {path ? (
          <MuiLink component={PageLink} to={path}>
            <bdi>{name}</bdi>
          </MuiLink>
        ) : (
          <bdi>{name}</bdi>
        )}
        <Typography variant="body2" color="textSecondary">
          {[t.words(label), sections && part && t(part.label), by].filter(Boolean).join(' · ')}
        </Typography>
        {failure && (
          <Typography variant="body2" color="error">
            <bdi>{failure}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const styles = {
  change: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 1.5,
    paddingBlock: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
} as const;
