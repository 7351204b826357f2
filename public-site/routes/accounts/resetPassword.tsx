import { EmailField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { ResetPasswordDocument } from '../../generated/graphql.js';
import { onward } from '../../visit/onward.js';
import { rememberPending } from '../../visit/pending.js';
import { MailedCodeField } from './MailedCodeField.js';
import { NewPasswordFields } from './NewPasswordFields.js';

export const resetPassword = formRoute({
  path: '/reset-password',
  head: ({ reset: texts }) => ({ title: texts.title, lead: texts.lead }),
  fields: ['email', 'code', 'password', 'confirmPassword'],
  load: () => Promise.resolve({}),
  initial: ({ pending: { email } }) => ({ email }),
  async submit({ values: input }, act, visit) {
    const { resetPassword: done } = await act(ResetPasswordDocument, { input });
    if (!done.success) return refusedBy(done);
    return {
      to: onward(visit, '/login', { done: 'reset' }),
      cookies: [rememberPending({ email: input['email'] ?? '' }, visit)],
    };
  },
  Page: ResetPassword,
});

function ResetPassword({ visit, state }: FormPageProps<object>) {
  const { texts } = visit;
  const { reset: words, fields } = texts;
  return (
    <FormSheet title={words.title} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form>
        <EmailField label={fields.email} state={state} />
        <MailedCodeField texts={texts} state={state} />
        <NewPasswordFields label={fields.newPassword} texts={texts} state={state} />
        <SubmitRow label={words.submit}>
          <a href={onward(visit, '/forgot-password')} rel="nofollow">
            {words.resend}
          </a>
        </SubmitRow>
      </Form>
    </FormSheet>
  );
}
