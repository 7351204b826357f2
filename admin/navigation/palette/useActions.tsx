import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { useT } from '../../texts/useT';
import { choose, usePreferences } from '../../theme/preferenceStore';
import { COLOUR_SCHEMES } from '../../theme/colourSchemes';
import { toggleFullScreen, useFullScreen } from '../../ui/fullScreen';
import { useLanguages } from '../../language/LanguageProvider';
import type { Findable } from './match';
import { FullscreenIcon, HomeIcon, PaletteIcon, SignOutIcon } from '../../ui/icons/topBar';
import { TranslationIcon } from '../../ui/icons/views';
import type { IconComponent } from '../../ui/icons/icon';

export interface Action extends Findable {
  readonly id: string;
  readonly Icon: IconComponent;
  readonly run: () => void;
}

/** The actions available on every screen, except those that would change nothing. */
export function useActions(): readonly Action[] {
  const t = useT();
  const navigate = useNavigate();
  const { languages, current, choose: chooseLanguage } = useLanguages();
  const { mode, setMode } = useColorScheme();
  const full = useFullScreen();
  const { customizer } = usePreferences();
  return [
    ...languages
      .filter(({ code }) => code !== current.code)
      .map(({ code, name }) => ({
        id: `action:language:${code}`,
        title: t('Language: {name}', { name }),
        hint: code,
        keywords: 'Language',
        Icon: TranslationIcon,
        run: () => void chooseLanguage(code),
      })),
    ...COLOUR_SCHEMES.filter(({ value }) => value !== mode).map(({ value, label }) => ({
      id: `action:colours:${value}`,
      title: t('Colours: {name}', { name: t(label) }),
      hint: '',
      keywords: `Colours ${label}`,
      Icon: PaletteIcon,
      run: () => setMode(value),
    })),
    ...(full === null
      ? []
      : [
          {
            id: 'action:full-screen',
            title: full ? t('Exit full screen') : t('Full screen'),
            hint: '',
            keywords: 'Full screen',
            Icon: FullscreenIcon,
            run: toggleFullScreen,
          },
        ]),
    ...(customizer === 'open'
      ? []
      : [
          {
            id: 'action:customizer',
            title: t('Theme Customizer'),
            hint: '',
            keywords: 'Theme Customizer',
            Icon: PaletteIcon,
            run: () => choose('customizer', 'open'),
          },
        ]),
    {
      id: 'action:site',
      title: t('Public site'),
      hint: '',
      keywords: 'Public site',
      Icon: HomeIcon,
      run: () => window.location.assign('/'),
    },
    {
      id: 'action:sign-out',
      title: t('Logout'),
      hint: '',
      keywords: 'Logout Sign out',
      Icon: SignOutIcon,
      run: () => void navigate('/logout'),
    },
  ];
}
