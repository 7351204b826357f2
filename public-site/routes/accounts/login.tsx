import { EmailField, PasswordField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { LogInDocument } from '../../generated/graphql.js';
import { forgetPending, keepPending } from '../../visit/pending.js';
import { localPath } from '../../visit/localPath.js';
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
      return { to: localPath(visit.search.get('next')) ?? home, cookies: [forgetPending(visit)] };
    }
    if (logIn.verificationNeeded) {
      return { to: '/verify?done=unverified', cookies: [keepPending({ email }, visit)] };
    }
    const { errors, message } = refusedBy(logIn, visit);
    const { identifier, ...others } = errors;
    return { errors: { ...others, ...(identifier && { email: identifier }) }, message };
  },
  Page: LogIn,
});

function LogIn({ visit: { texts }, state }: FormPageProps<object>) {
  const { login: words, fields } = texts;
  return (
    <FormSheet title={words.title} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form>
        <EmailField label={fields.email} state={state} />
        <PasswordField name="password" label={fields.password} state={state} autoComplete="current-password" />
        <div className="form__actions">
          <button className="button" type="submit">
            {words.submit}
          </button>
          <a href="/forgot-password" rel="nofollow">
            {words.forgot}
          </a>
        </div>
      </Form>
      <p className="sheet__foot">
        {words.noAccount}{' '}
        <a href="/register" rel="nofollow">
          {words.register}
        </a>
      </p>
    </FormSheet>
  );
}
