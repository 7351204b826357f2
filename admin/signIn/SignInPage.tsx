import { LOGO } from '@polyphony/domain/brand/logo.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { StrictMode, Suspense, useLayoutEffect, useState } from 'react';
import { type ActiveLanguage, languageAmong, languageOfCookie, markDocument } from '../language/currentLanguage';
import { MarkDrawing } from '../ui/MarkDrawing';
import { windowTitle } from '../ui/windowTitle';
import { TextsProvider } from '../texts/TextsProvider';
import { useT } from '../texts/useT';
import { Choices } from './Choices';
import { Form, type FormProps } from './Form';

/** The sign-in page in the language of this browser, and what chooses another one. */
export function SignInPage({ languages, ...form }: FormProps & { readonly languages: readonly ActiveLanguage[] }) {
  const [chosen, setChosen] = useState(languageOfCookie);
  const current = languageAmong(languages, chosen);
  useLayoutEffect(() => markDocument(current), [current]);
  return (
    <StrictMode>
      <Suspense>
        <TextsProvider language={current.code}>
          <Card {...form} />
          <Choices languages={languages} current={current} onLanguage={setChosen} />
        </TextsProvider>
      </Suspense>
    </StrictMode>
  );
}

function Card(form: FormProps) {
  const t = useT();
  const isReturning = new URLSearchParams(window.location.search).has('return');
  return (
    <main className="card">
      <title>{windowTitle(t('Sign In'))}</title>
      <svg className="mark" viewBox={`0 0 ${LOGO.size} ${LOGO.size}`} aria-hidden>
        <MarkDrawing />
      </svg>
      <h1>{t('Sign in to Polyphony')}</h1>
      <Form
        {...form}
        notice={
          isReturning && (
            <p className="notice" role="status">
              {t(messages.notSignedIn)}
            </p>
          )
        }
      />
    </main>
  );
}
