import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { choose, usePreferences } from '../../theme/preferenceStore';
import { useT } from '../../texts/useT';
import { isApple } from '../../shortcuts/platform';
import { SHORTCUT_IDS, type ShortcutId, SHORTCUTS } from '../../shortcuts/shortcuts';
import { hasHandler } from '../../shortcuts/useShortcut';
import { SHORTCUT_WORDS } from './shortcutWords';

/** The help dialog with the shortcuts that are active on the current screen. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useT();
  const title = useId();
  const on = usePreferences().shortcuts === 'on';
  const useful = SHORTCUT_IDS.filter(hasHandler);
  const headings = [...new Set(useful.map((id) => SHORTCUT_WORDS[id].heading))];
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{t('topBar.keyboardShortcuts')}</DialogTitle>
      <DialogContent>
        <Box sx={{ columnCount: { md: 2 }, columnGap: 4, opacity: on ? 1 : 0.75 }}>
          {headings.map((heading) => (
            <Box key={heading} sx={{ breakInside: 'avoid', marginBlockEnd: 2.5 }}>
              <Typography variant="h2" gutterBottom>
                {t(heading)}
              </Typography>
              <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, margin: 0 }}>
                {useful
                  .filter((id) => SHORTCUT_WORDS[id].heading === heading)
                  .map((id) => (
                    <Fragment key={id}>
                      <dt>{t(SHORTCUT_WORDS[id].label)}</dt>
                      <Box component="dd" dir="ltr" sx={{ margin: 0, whiteSpace: 'nowrap', textAlign: 'end' }}>
                        <Keys of={id} />
                      </Box>
                    </Fragment>
                  ))}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={on} onChange={() => choose('shortcuts', on ? 'off' : 'on')} />}
          label={t('topBar.singleKeyShortcuts')}
        />
        <Typography variant="body2" color="textSecondary">
          {t('topBar.whenOffOnlyShortcutsWith')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('records.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Names of the modifiers on keyboards, and on those of a Mac. */
const MODIFIERS: Readonly<Record<string, readonly [string, string]>> = { Mod: ['Ctrl', '⌘'], Alt: ['Alt', '⌥'] };

/** The keys of a shortcut as printed on the user's keyboard. */
function Keys({ of }: { of: ShortcutId }) {
  const keys = SHORTCUTS[of].keys.split(/[ +]/).map((key) => MODIFIERS[key]?.[isApple ? 1 : 0] ?? key);
  return keys.map((key) => (
    <Box
      key={key}
      component="kbd"
      sx={{
        display: 'inline-block',
        minInlineSize: 26,
        marginInlineStart: 0.5,
        paddingInline: 0.75,
        border: '1px solid',
        borderColor: 'divider',
        borderBlockEndWidth: 2,
        borderRadius: 1,
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        lineHeight: 1.6,
        textAlign: 'center',
      }}
    >
      {key.length === 1 ? key.toUpperCase() : key}
    </Box>
  ));
}
