import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import { useColorScheme } from '@mui/material/styles';
import { OptionMenu } from './OptionMenu';

const OPTIONS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
] as const;

/** Light or dark, or as the system says. The choice is kept in this browser. */
export function ColorSchemeSwitch() {
  const { mode = 'system', systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const chosen = OPTIONS.find(({ value }) => value === mode)?.label;
  return (
    <OptionMenu
      label={`Colours: ${chosen}`}
      face={dark ? <DarkModeIcon fontSize="small" /> : <LightModeIcon fontSize="small" />}
      options={OPTIONS}
      value={mode}
      onChoose={setMode}
    />
  );
}
