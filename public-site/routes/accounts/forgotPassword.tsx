import { EmailField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { ForgotPasswordDocument } from '../../generated/graphql.js';
import { keepPending } from '../../visit/pending.js';

export const forgotPassword = formRoute({
  path: '/forgot-password',
  head: ({ forgot: texts }) => ({ title: texts.title, description: texts.lead }),
  fields: ['email'],
  load: () => Promise.resolve({}),
  initial: ({ pending: { email } }) => ({ email }),
  async submit({ values: { email = '' } }, act, visit) {
    const { forgotPassword: sent } = await act(ForgotPasswordDocument, { email });
    if (!sent.success) return refusedBy(sent, visit);
    return { to: '/reset-password?done=resetSent', cookies: [keepPending({ email }, visit)] };
  },
  Page: ForgotPassword,
});

function ForgotPassword({ visit: { texts }, state }: FormPageProps<object>) {
  const { forgot: words, fields } = texts;
  return (
    <FormSheet title={words.title} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form>
        <EmailField label={fields.email} state={state} />
        <div className="form__actions">
          <button className="button" type="submit">
            {words.submit}
          </button>
        </div>
      </Form>
      <p className="sheet__foot">
        <a href="/login" rel="nofollow">
          {words.login}
        </a>
      </p>
    </FormSheet>
  );
}
