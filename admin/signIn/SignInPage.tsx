import { type SystemBrand, SystemBrandContext, useSystemBrand } from '../brand/systemBrand';
import { WindowTitle } from '../brand/WindowTitle';
import { LOGO } from '@polyphony/domain/brand/logo.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { StrictMode, Suspense, useLayoutEffect, useState } from 'react';
import { type ActiveLanguage, languageAmong, languageOfCookie, readIn } from '../language/currentLanguage';
import { MarkDrawing } from '../ui/MarkDrawing';
import { TextsProvider } from '../texts/TextsProvider';
import { useT } from '../texts/useT';
import { Choices } from './Choices';
import { Form, type FormProps } from './Form';

interface SignInPageProps extends FormProps {
  readonly languages: readonly ActiveLanguage[];
  readonly brand: SystemBrand;
}

/** The sign-in page in the language of this browser, and what chooses another one. */
export function SignInPage({ languages, brand, ...form }: SignInPageProps) {
  const [chosen, setChosen] = useState(languageOfCookie);
  const current = languageAmong(languages, chosen);
  useLayoutEffect(() => readIn(current, languages), [current, languages]);
  return (
    <StrictMode>
      <Suspense>
        <TextsProvider language={current.code}>
          <SystemBrandContext value={brand}>
            <Card {...form} />
          </SystemBrandContext>
          <Choices languages={languages} current={current} onLanguage={setChosen} />
        </TextsProvider>
      </Suspense>
    </StrictMode>
  );
}

function Card(form: FormProps) {
  const t = useT();
  const { name, icon } = useSystemBrand();
  const isReturning = new URLSearchParams(window.location.search).has('return');
  return (
    <main className="card">
      <WindowTitle page={t('people.signIn')} />
      {icon ? <img className="mark" src={icon.url} alt="" /> : <Mark />}
      <h1>{name ? t.parts('people.signInToName', { name: <bdi>{name}</bdi> }) : t('people.signInToPolyphony')}</h1>
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

const Mark = () => (
  <svg className="mark" viewBox={`0 0 ${LOGO.size} ${LOGO.size}`} aria-hidden>
    <MarkDrawing />
  </svg>
);
