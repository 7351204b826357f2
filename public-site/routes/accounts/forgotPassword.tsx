import { EmailField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet, SheetFoot, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { ForgotPasswordDocument } from '../../generated/graphql.js';
import { onward } from '../../visit/onward.js';
import { rememberPending } from '../../visit/pending.js';

export const forgotPassword = formRoute({
  path: '/forgot-password',
  head: ({ forgot: texts }) => ({ title: texts.title, lead: texts.lead }),
  fields: ['email'],
  load: () => Promise.resolve({}),
  initial: ({ pending: { email } }) => ({ email }),
  async submit({ values: { email = '' } }, act, visit) {
    const { forgotPassword: sent } = await act(ForgotPasswordDocument, { email });
    if (!sent.success) return refusedBy(sent);
    return {
      to: onward(visit, '/reset-password', { done: 'resetSent' }),
      cookies: [rememberPending({ email }, visit)],
    };
  },
  Page: ForgotPassword,
});

function ForgotPassword({ visit, state }: FormPageProps<object>) {
  const { forgot: words, fields } = visit.texts;
  return (
    <FormSheet title={words.title} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form>
        <EmailField label={fields.email} state={state} />
        <SubmitRow label={words.submit} />
      </Form>
      <SheetFoot href={onward(visit, '/login')} label={words.login} />
    </FormSheet>
  );
}
