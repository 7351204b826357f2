import Box from '@mui/material/Box';
import { useT } from '../texts/useT';
import { Flag } from '../ui/Flag';
import { useLanguages } from '../language/LanguageProvider';
import { OptionMenu } from '../ui/OptionMenu';

/** Selects the language in which records are read, among the active ones; the text direction follows. */
export function LanguageSwitcher() {
  const t = useT();
  const { languages, current, choose } = useLanguages();
  return (
    <OptionMenu
      label={t('shell.languageName', { name: current.name })}
      face={<Flag code={current.code} />}
      options={languages.map(({ code, name }) => ({
        value: code,
        lang: code,
        label: (
          <>
            <Flag code={code} />
            <Box component="bdi" sx={{ marginInlineStart: 1.5 }}>
              {name}
            </Box>
            <Box component="span" sx={{ marginInlineStart: 1, color: 'text.secondary' }}>
              {code}
            </Box>
          </>
        ),
      }))}
      value={current.code}
      onChoose={(code) => void choose(code)}
    />
  );
}
