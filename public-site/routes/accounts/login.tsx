import { EmailField, PasswordField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet, PrivacyNote, SheetFoot, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { EventToBookDocument, LogInDocument } from '../../generated/graphql.js';
import { matchPath } from '../../routing/pattern.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../../texts/texts.js';
import { onward, wantedPath } from '../../visit/onward.js';
import { forgetPending, rememberPending } from '../../visit/pending.js';
import { ownPage } from './ownPage.js';

/** Title that says what visitors came for, when they were on their way to book a place. */
const titleOf = (words: Texts['login'], event: string | null): string =>
  event === null ? words.title : format(words.toBook, { event });

export const login = formRoute<{ event: string | null }>({
  path: '/login',
  head: ({ login: texts }, { event }) => ({ title: titleOf(texts, event), lead: texts.lead }),
  fields: ['email', 'password'],
  elsewhere: ownPage,
  async load(visit, runQuery) {
    const { slug } = matchPath('/event/:slug/book', wantedPath(visit) ?? '') ?? {};
    if (slug === undefined) return { event: null };
    const { publishedEvent: event } = await runQuery(EventToBookDocument, { slug, lang: visit.language.code });
    return { event: event?.name ?? null };
  },
  initial: ({ pending: { email } }) => ({ email }),
  async submit({ values: { email = '', password = '' } }, act, visit) {
    const { logIn } = await act(LogInDocument, { identifier: email, password });
    if (logIn.success) {
      const home = logIn.visitor ? '/account' : '/admin';
      return { to: wantedPath(visit) ?? home, cookies: [forgetPending(visit)] };
    }
    if (logIn.verificationNeeded) {
      return { to: onward(visit, '/verify', { done: 'unverified' }), cookies: [rememberPending({ email }, visit)] };
    }
    const { errors, message } = refusedBy(logIn);
    const { identifier, ...others } = errors;
    return { errors: { ...others, ...(identifier && { email: identifier }) }, message };
  },
  Page: LogIn,
});

function LogIn({ data, visit, state }: FormPageProps<{ event: string | null }>) {
  const { login: words, fields, privacy } = visit.texts;
  return (
    <FormSheet title={titleOf(words, data.event)} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form>
        <EmailField label={fields.email} state={state} />
        <PasswordField
          name="password"
          label={fields.password}
          state={state}
          autoComplete="current-password"
          texts={visit.texts}
        />
        <SubmitRow label={words.submit}>
          <a href={onward(visit, '/forgot-password')} rel="nofollow">
            {words.forgot}
          </a>
        </SubmitRow>
        <PrivacyNote words={privacy} />
      </Form>
      <SheetFoot lead={words.noAccount} href={onward(visit, '/register')} label={words.register} prominent />
    </FormSheet>
  );
}
