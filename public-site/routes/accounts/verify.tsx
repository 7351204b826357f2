import { CODE_DIGITS, CODE_LIFE_S } from '@polyphony/domain/limits.js';
import { CodeField, EmailField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { ResendCodeDocument, VerifyEmailDocument } from '../../generated/graphql.js';
import { fill } from '../../texts/texts.js';
import { keepPending, registrationOf } from '../../visit/pending.js';
import { ownPage } from './ownPage.js';

export const verify = formRoute({
  path: '/verify',
  head: ({ verify: texts }) => ({ title: texts.title, description: texts.lead }),
  fields: ['email', 'code'],
  elsewhere: ownPage,
  load: () => Promise.resolve({}),
  initial: ({ pending: { email } }) => ({ email }),
  async submit({ values: { email = '', code = '' }, intent }, act, visit) {
    const registration = registrationOf(visit.pending, email);
    const cookies = [keepPending({ email, registration: registration ?? '' }, visit)];
    if (intent === 'resend') {
      const { resendCode } = await act(ResendCodeDocument, { email });
      return resendCode.success ? { to: '/verify?done=codeSent', cookies } : refusedBy(resendCode, visit);
    }
    const { verifyEmail } = await act(VerifyEmailDocument, { email, code, registration });
    return verifyEmail.success ? { to: '/login?done=verified', cookies } : refusedBy(verifyEmail, visit);
  },
  Page: Verify,
});

function Verify({ visit: { texts }, state }: FormPageProps<object>) {
  const { verify: words, fields } = texts;
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
        <div className="form__actions">
          <button className="button" type="submit">
            {words.submit}
          </button>
          <button className="button button--quiet" type="submit" name="intent" value="resend">
            {words.resend}
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
