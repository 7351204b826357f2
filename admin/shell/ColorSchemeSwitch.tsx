import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import { useColorScheme } from '@mui/material/styles';
import { COLOUR_SCHEMES } from './colourSchemes';
import { OptionMenu } from './OptionMenu';

/** Light or dark, or as the system says. The choice is kept in this browser. */
export function ColorSchemeSwitch() {
  const { mode = 'light', systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const chosen = COLOUR_SCHEMES.find(({ value }) => value === mode)?.label;
  return (
    <OptionMenu
      label={`Colours: ${chosen}`}
      face={dark ? <DarkModeIcon fontSize="small" /> : <LightModeIcon fontSize="small" />}
      options={COLOUR_SCHEMES}
      value={mode}
      onChoose={setMode}
    />
  );
}
