import { EmailField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet, SheetFoot, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { ResendCodeDocument, VerifyEmailDocument } from '../../generated/graphql.js';
import { onward, wantedPath } from '../../visit/onward.js';
import { forgetPending, rememberPending, registrationOf } from '../../visit/pending.js';
import { MailedCodeField } from './MailedCodeField.js';
import { ownPage } from './ownPage.js';

export const verify = formRoute({
  path: '/verify',
  head: ({ verify: texts }) => ({ title: texts.title, lead: texts.lead }),
  fields: ['email', 'code'],
  elsewhere: ownPage,
  load: () => Promise.resolve({}),
  initial: ({ pending: { email } }) => ({ email }),
  async submit({ values: { email = '', code = '' }, intent }, act, visit) {
    const registration = registrationOf(visit.pending, email);
    const cookies = [rememberPending({ email, registration: registration ?? '' }, visit)];
    if (intent === 'resend') {
      const { resendCode } = await act(ResendCodeDocument, { email });
      return resendCode.success
        ? { to: onward(visit, '/verify', { done: 'codeSent' }), cookies }
        : refusedBy(resendCode);
    }
    const { verifyEmail } = await act(VerifyEmailDocument, { email, code, registration });
    if (!verifyEmail.success) return refusedBy(verifyEmail);
    if (!verifyEmail.visitor) return { to: onward(visit, '/login', { done: 'verified' }), cookies };
    return { to: wantedPath(visit) ?? '/account?done=welcome', cookies: [forgetPending(visit)] };
  },
  Page: Verify,
});

function Verify({ visit, state }: FormPageProps<object>) {
  const { texts } = visit;
  const { verify: words, fields } = texts;
  return (
    <FormSheet title={words.title} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form>
        <EmailField label={fields.email} state={state} />
        <MailedCodeField texts={texts} state={state} />
        <SubmitRow label={words.submit}>
          <button className="button button--quiet" type="submit" name="intent" value="resend">
            {words.resend}
          </button>
        </SubmitRow>
      </Form>
      <SheetFoot href={onward(visit, '/login')} label={words.login} />
    </FormSheet>
  );
}
