import { EmailField, PasswordField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet, SheetFoot, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { LogInDocument } from '../../generated/graphql.js';
import { onward, wantedPath } from '../../visit/onward.js';
import { forgetPending, keepPending } from '../../visit/pending.js';
import { ownPage } from './ownPage.js';

export const login = formRoute({
  path: '/login',
  head: ({ login: texts }) => ({ title: texts.title, description: texts.lead }),
  fields: ['email', 'password'],
  elsewhere: ownPage,
  load: () => Promise.resolve({}),
  initial: ({ pending: { email } }) => ({ email }),
  async submit({ values: { email = '', password = '' } }, act, visit) {
    const { logIn } = await act(LogInDocument, { identifier: email, password });
    if (logIn.success) {
      const home = logIn.visitor ? '/account' : '/admin';
      return { to: wantedPath(visit) ?? home, cookies: [forgetPending(visit)] };
    }
    if (logIn.verificationNeeded) {
      return { to: onward(visit, '/verify', { done: 'unverified' }), cookies: [keepPending({ email }, visit)] };
    }
    const { errors, message } = refusedBy(logIn, visit);
    const { identifier, ...others } = errors;
    return { errors: { ...others, ...(identifier && { email: identifier }) }, message };
  },
  Page: LogIn,
});

function LogIn({ visit, state }: FormPageProps<object>) {
  const { login: words, fields } = visit.texts;
  return (
    <FormSheet title={words.title} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form>
        <EmailField label={fields.email} state={state} />
        <PasswordField name="password" label={fields.password} state={state} autoComplete="current-password" />
        <SubmitRow label={words.submit}>
          <a href={onward(visit, '/forgot-password')} rel="nofollow">
            {words.forgot}
          </a>
        </SubmitRow>
      </Form>
      <SheetFoot lead={words.noAccount} href={onward(visit, '/register')} label={words.register} />
    </FormSheet>
  );
}
