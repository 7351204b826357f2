import { useColorScheme } from '@mui/material/styles';
import { useT } from '../texts/useT';
import { COLOUR_SCHEMES } from '../theme/colourSchemes';
import { OptionMenu } from '../ui/OptionMenu';
import { DarkModeIcon, LightModeIcon } from '../ui/icons/topBar';

/** Light, dark or the system's colour scheme, stored in this browser. */
export function ColorSchemeSwitch() {
  const t = useT();
  const { mode = 'light', systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const scheme = COLOUR_SCHEMES.find(({ value }) => value === mode);
  const chosen = scheme ? t(scheme.label) : '';
  return (
    <OptionMenu
      label={t('shell.coloursChosen', { chosen })}
      face={dark ? <DarkModeIcon fontSize="small" /> : <LightModeIcon fontSize="small" />}
      options={COLOUR_SCHEMES.map(({ value, label }) => ({ value, label: t(label) }))}
      value={mode}
      onChoose={setMode}
    />
  );
}
