import { CODE_DIGITS, CODE_LIFE_S, VISITOR_PASSWORD_MIN } from '@polyphony/domain/limits.js';
import { CodeField, EmailField, PasswordField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { ResetPasswordDocument } from '../../generated/graphql.js';
import { fill } from '../../texts/texts.js';
import { keepPending } from '../../visit/pending.js';

export const resetPassword = formRoute({
  path: '/reset-password',
  head: ({ reset: texts }) => ({ title: texts.title, description: texts.lead }),
  fields: ['email', 'code', 'password', 'confirmPassword'],
  load: () => Promise.resolve({}),
  initial: ({ pending: { email } }) => ({ email }),
  async submit({ values: input }, act, visit) {
    const { resetPassword: done } = await act(ResetPasswordDocument, { input });
    if (!done.success) return refusedBy(done, visit);
    return { to: '/login?done=reset', cookies: [keepPending({ email: input['email'] ?? '' }, visit)] };
  },
  Page: ResetPassword,
});

function ResetPassword({ visit: { texts }, state }: FormPageProps<object>) {
  const { reset: words, fields } = texts;
  return (
    <FormSheet title={words.title} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form>
        <EmailField label={fields.email} state={state} />
        <CodeField
          name="code"
          label={fields.code}
          hint={fill(fields.codeHint, { digits: CODE_DIGITS, minutes: CODE_LIFE_S / 60 })}
          state={state}
        />
        <PasswordField
          name="password"
          label={fields.newPassword}
          hint={fill(fields.passwordHint, { min: VISITOR_PASSWORD_MIN })}
          state={state}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={fields.confirmPassword}
          state={state}
          autoComplete="new-password"
        />
        <div className="form__actions">
          <button className="button" type="submit">
            {words.submit}
          </button>
          <a href="/forgot-password" rel="nofollow">
            {words.resend}
          </a>
        </div>
      </Form>
    </FormSheet>
  );
}
