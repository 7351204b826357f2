import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { english, useT } from '../../texts/useT';
import { choose, usePreferences } from '../../theme/preferenceStore';
import { COLOUR_SCHEMES } from '../../theme/colourSchemes';
import { toggleFullScreen, useFullScreen } from '../../ui/fullScreen';
import { useLanguages } from '../../language/LanguageProvider';
import type { Findable } from './match';
import { FullscreenIcon, HomeIcon, PaletteIcon } from '../../ui/icons/topBar';
import { SignOutIcon } from '../../ui/icons/account';
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
        title: t('shell.languageName', { name }),
        hint: code,
        keywords: english('labels.language'),
        Icon: TranslationIcon,
        run: () => void chooseLanguage(code),
      })),
    ...COLOUR_SCHEMES.filter(({ value }) => value !== mode).map(({ value, label }) => ({
      id: `action:colours:${value}`,
      title: t('home.coloursName', { name: t(label) }),
      hint: '',
      keywords: english('home.coloursName', { name: english(label) }),
      Icon: PaletteIcon,
      run: () => setMode(value),
    })),
    ...(full === null
      ? []
      : [
          {
            id: 'action:full-screen',
            title: full ? t('shell.exitFullScreen') : t('shell.fullScreen'),
            hint: '',
            keywords: english('shell.fullScreen'),
            Icon: FullscreenIcon,
            run: toggleFullScreen,
          },
        ]),
    ...(customizer === 'open'
      ? []
      : [
          {
            id: 'action:customizer',
            title: t('shell.themeCustomizer'),
            hint: '',
            keywords: english('shell.themeCustomizer'),
            Icon: PaletteIcon,
            run: () => choose('customizer', 'open'),
          },
        ]),
    {
      id: 'action:site',
      title: t('shell.publicSite'),
      hint: '',
      keywords: english('shell.publicSite'),
      Icon: HomeIcon,
      run: () => window.location.assign('/'),
    },
    {
      id: 'action:sign-out',
      title: t('shell.logout'),
      hint: '',
      keywords: `${english('shell.logout')} ${english('people.signOut')}`,
      Icon: SignOutIcon,
      run: () => void navigate('/logout'),
    },
  ];
}
