import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { SETTINGS, type SettingsScreen } from '@polyphony/domain/settings/settingsPanel.js';
import { useLanguages } from '../../language/LanguageProvider';
import { PageHeader } from '../../navigation/PageHeader';
import { usePreviewChoice } from '../../preview/previewChoice';
import { PreviewPanel } from '../../preview/PreviewPanel';
import { PreviewToggle } from '../../preview/PreviewToggle';
import { TypedForms, TypedFormsProvider } from '../../preview/typedForms';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import { holds } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { useShortcut } from '../../shortcuts/useShortcut';
import { useT } from '../../texts/useT';
import { PanelCard } from './PanelCard';

/** Maximum width of a panel, in pixels. */
const PANEL_WIDTH = 800;

/** The panels of a screen that the signed-in person may write, one below the other, with a list of them beside. */
export function SettingsPanels({ screen }: { screen: SettingsScreen }) {
  const t = useT();
  const session = useSession();
  const panels = allPanels.filter((panel) => panel.screen === screen && holds(session, [panel.permission]));
  const [typed] = useState(() => new TypedForms());
  const { open } = usePreviewChoice();
  const { languages, base } = useLanguages();
  const [lang, setLang] = useState<string>(baseLanguage());
  const [dirty, setDirty] = useState<Readonly<Record<string, boolean>>>({});
  const report = useCallback(
    (panel: string, is: boolean) => setDirty((before) => (before[panel] === is ? before : { ...before, [panel]: is })),
    [],
  );
  // Lowest priority: while no form has anything to save, the key does not open the browser's own dialog.
  useShortcut('save', () => undefined, 0);
  return (
    <>
      <PageHeader actions={<PreviewToggle />} />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, gap: 3, alignItems: { lg: 'start' } }}>
        <Box sx={{ display: 'grid', gap: 3, flex: 1, maxInlineSize: PANEL_WIDTH, minInlineSize: 0 }}>
          <TypedFormsProvider value={typed}>
            {panels.map((panel) => (
              <PanelCard key={panel.name} panel={panel} onDirty={report} onLang={setLang} />
            ))}
          </TypedFormsProvider>
        </Box>
        {open && (
          <Box sx={{ alignSelf: 'stretch', flex: { lg: '1.2 1 0' }, minInlineSize: 0 }}>
            <PreviewPanel
              typed={typed}
              kind={SETTINGS}
              id={screen}
              lang={lang}
              page={t('settings.website')}
              language={languages.find(({ code }) => code === lang)?.name ?? base.name}
            />
          </Box>
        )}
        {!open && panels.length > 1 && (
          <Box
            component="nav"
            aria-label={t('settings.panels')}
            sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', insetBlockStart: 90, flex: '0 1 240px' }}
          >
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
              {panels.map(({ name, heading }) => (
                <li key={name}>
                  <MuiLink href={`#${name}`} underline="hover" variant="body2">
                    <bdi>{t(heading)}</bdi>
                  </MuiLink>
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      <LeaveGuard dirty={Object.values(dirty).includes(true)} />
    </>
  );
}
