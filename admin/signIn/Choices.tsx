import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { SetLanguageDocument } from '../graphql/generated/typed/graphql';
import { COLOUR_SCHEMES } from '../theme/colourSchemes';
import type { ActiveLanguage } from '../language/currentLanguage';
import { loadTexts } from '../texts/catalogue';
import { useT } from '../texts/useT';
import { chooseMode, type ColourMode, storedMode } from '../theme/colourMode';
import { useState } from 'react';
import { Refusal, request } from './request';

interface ChoicesProps {
  readonly languages: readonly ActiveLanguage[];
  readonly current: ActiveLanguage;
  /** Reads the page in this language from now on. */
  readonly onLanguage: (code: string) => void;
}

/** Language, colours and the way to the site, below the form. Both choices are those of the console. */
export function Choices({ languages, current, onLanguage }: ChoicesProps) {
  const t = useT();
  const [mode, setMode] = useState(storedMode);
  const [failure, setFailure] = useState<MessageOrText | null>(null);

  const chooseLanguage = async (code: string) => {
    setFailure(null);
    try {
      const [{ setLanguage }] = await Promise.all([request(SetLanguageDocument, { code }), loadTexts(code)]);
      if (setLanguage.success) onLanguage(code);
      else setFailure(setLanguage.message);
    } catch (error) {
      setFailure(error instanceof Refusal ? error.message : messages.unexpected);
    }
  };

  return (
    <footer className="choices">
      {languages.length > 1 && (
        <select
          aria-label={t('labels.language')}
          value={current.code}
          onChange={({ target }) => void chooseLanguage(target.value)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={t('shell.colorScheme')}
        value={mode}
        onChange={({ target }) => {
          const chosen = target.value as ColourMode;
          setMode(chosen);
          chooseMode(chosen);
        }}
      >
        {COLOUR_SCHEMES.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
      <a href="/">{t('people.goToTheSite')}</a>
      {failure && (
        <p className="refusal" role="alert">
          {t.words(failure)}
        </p>
      )}
    </footer>
  );
}
