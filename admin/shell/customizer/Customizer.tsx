import type { TextName } from '../../texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { type PreferenceName, type Preferences, PREFERENCES, valuesOf } from '../../theme/preferences';
import { choose, chooseDefaults, usePreferences } from '../../theme/preferenceStore';
import { CUSTOMIZER_PX } from '../../theme/theme';
import { COLOUR_SCHEMES } from '../../theme/colourSchemes';
import { useT } from '../../texts/useT';
import { Choice } from './Choice';
import { Drawing } from './drawings';
import { CloseIcon } from '../../ui/icons/actions';

/** The preferences in display order, each with an optional condition for showing it. */
const OFFERED: readonly (readonly [PreferenceName, ((chosen: Preferences) => boolean)?])[] = [
  ['layout'],
  ['theme'],
  ['width'],
  ['position'],
  ['topbarColor'],
  ['sidebarSize', ({ layout }) => layout === 'vertical' || layout === 'semi-box'],
  ['sidebarView', ({ layout }) => layout === 'vertical'],
  ['sidebarColor', ({ layout }) => layout !== 'horizontal'],
  ['gradient', ({ layout, sidebarColor }) => layout !== 'horizontal' && sidebarColor === 'gradient-bg-color'],
  ['sidebarImage', ({ layout }) => layout !== 'horizontal'],
  ['preloader'],
  ['avatar'],
  ['shortcuts'],
];

interface CustomizerProps {
  /** Whether it takes the keyboard focus. */
  readonly focused: boolean;
  readonly onClose: () => void;
}

/** The panel of appearance preferences; every choice applies immediately. */
export default function Customizer({ focused, onClose }: CustomizerProps) {
  const t = useT();
  const preferences = usePreferences();
  const { mode = 'light', setMode } = useColorScheme();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <Paper
      component="aside"
      aria-label={t('shell.themeCustomizer')}
      elevation={12}
      square
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{
        position: 'fixed',
        insetBlock: 0,
        insetInlineEnd: 0,
        zIndex: 'modal',
        display: 'flex',
        flexDirection: 'column',
        inlineSize: CUSTOMIZER_PX,
        maxInlineSize: '100vw',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          padding: 2,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
          {t('shell.themeCustomizer')}
        </Typography>
        <IconButton aria-label={t('records.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', padding: 2, display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Choice name="colorScheme" label="shell.colorScheme" options={COLOUR_SCHEMES} value={mode} onChoose={setMode} />
        {OFFERED.filter(([, matters]) => matters?.(preferences) ?? true).map(([name]) => (
          <Choice
            key={name}
            name={name}
            label={PREFERENCES[name].label}
            options={optionsOf(name)}
            value={preferences[name]}
            onChoose={(value) => choose(name, value as never)}
          />
        ))}
      </Box>
      <Box sx={{ padding: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <Button
          fullWidth
          variant="outlined"
          onClick={() => {
            chooseDefaults();
            setMode('light');
          }}
        >
          {t('shell.resetToDefaults')}
        </Button>
      </Box>
    </Paper>
  );
}

const labelsOf = (name: PreferenceName): Readonly<Record<string, TextName>> => PREFERENCES[name].values;

const optionsOf = (name: PreferenceName) =>
  valuesOf(name).map((value) => ({
    value,
    label: labelsOf(name)[value] ?? ('' as const),
    drawing: <Drawing name={name} value={value} />,
  }));
