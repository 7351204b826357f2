import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Needs } from '../../home/attention/AttentionPart';
import { useT } from '../../texts/useT';
import { type SampleNotification, SAMPLES } from './samples';
import { FilesIcon } from '../../ui/icons/sidebar';
import { ClockIcon } from '../../ui/icons/states';
import { NotificationsOffIcon, PersonIcon } from '../../ui/icons/account';
import { PromotionIcon } from '../../ui/icons/views';

const TABS = [
  { name: 'all', label: 'records.all' },
  { name: 'messages', label: 'topBar.messages' },
  { name: 'alerts', label: 'topBar.alerts' },
] as const;
type TabName = (typeof TABS)[number]['name'];

const ICONS = { person: PersonIcon, news: PromotionIcon, file: FilesIcon, time: ClockIcon } as const;
const LIST_PX = 320;

/** What waits for the user, and below it the sample notifications that are specified, by tab. */
export default function NotificationPanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT();
  const title = useId();
  return (
    <>
      <Box component="section" aria-labelledby={title} onClick={({ target }) => isLink(target) && onLeave()}>
        <Typography id={title} variant="h2" sx={{ paddingInline: 2, paddingBlock: 2 }}>
          {t('home.needsYourAttention')}
        </Typography>
        <Needs />
      </Box>
      <Divider />
      <Samples />
    </>
  );
}

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;

/** The specified notifications, by tab: they hold no data. */
function Samples() {
  const t = useT();
  const [tab, setTab] = useState<TabName>('all');
  const id = useId();
  const items = SAMPLES.items.filter((one) => tab === 'all' || one.tab === tab);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInline: 2, paddingBlockStart: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {t('topBar.notifications')}
        </Typography>
        <Box
          component="span"
          sx={{
            paddingInline: 1,
            borderRadius: 4,
            fontSize: '0.75rem',
            fontWeight: 600,
            lineHeight: 2,
            color: 'primary.contrastText',
            backgroundColor: 'primary.main',
          }}
        >
          {t(SAMPLES.label)}
        </Box>
      </Box>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ paddingInline: 2, marginBlockStart: 0.5 }}
      >
        {t('topBar.theseAreSampleNotifications')}
      </Typography>
      <Tabs
        value={tab}
        onChange={(_, name: TabName) => setTab(name)}
        variant="fullWidth"
        aria-label={t('topBar.notifications')}
        sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {TABS.map(({ name, label }) => (
          <Tab key={name} value={name} label={t(label)} id={`${id}-${name}`} aria-controls={id} />
        ))}
      </Tabs>
      <Box
        id={id}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        tabIndex={0}
        sx={{ maxBlockSize: LIST_PX, overflowY: 'auto' }}
      >
        {items.length > 0 ? <Items items={items} /> : <Nothing />}
      </Box>
    </>
  );
}

function Items({ items }: { items: readonly SampleNotification[] }) {
  const t = useT();
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {items.map(({ subject, text, secondary }) => {
        const Icon = ICONS[subject];
        return (
          <Box
            component="li"
            key={text}
            sx={{
              display: 'flex',
              gap: 1.5,
              padding: 2,
              '&:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
            }}
          >
            <Icon color="primary" fontSize="small" />
            <Box>
              <Typography variant="body2">{t(text)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {t(secondary)}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Nothing() {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, padding: 4, textAlign: 'center' }}>
      <NotificationsOffIcon color="disabled" sx={{ fontSize: 48 }} />
      <Typography>{t(SAMPLES.empty)}</Typography>
    </Box>
  );
}
