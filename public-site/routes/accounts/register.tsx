import { IDENTITY_FILE_TYPES } from '@polyphony/domain/people/account.js';
import { IDENTITY_FILE_MB } from '@polyphony/domain/limits.js';
import { EmailField, FileField } from '../../forms/fields.js';
import { Form, FormNotice, FormSheet, PrivacyNote, SheetFoot, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import { refusedBy } from '../../forms/formState.js';
import { CountriesDocument, RegisterDocument, type CountriesQuery } from '../../generated/graphql.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { groupsOf } from '../../settings/participants.js';
import { onward } from '../../visit/onward.js';
import { rememberPending } from '../../visit/pending.js';
import { NewPasswordFields } from './NewPasswordFields.js';
import { ownPage } from './ownPage.js';
import { PROFILE_FIELDS, ProfileFields } from './ProfileFields.js';

export const register = formRoute<CountriesQuery>({
  path: '/register',
  head: ({ register: texts }) => ({ title: texts.title, lead: texts.lead }),
  fields: [...PROFILE_FIELDS, 'email', 'password', 'confirmPassword', 'identityFile'],
  elsewhere: ownPage,
  load: ({ language }, runQuery) => runQuery(CountriesDocument, { lang: language.code }),
  initial: () => ({}),
  async submit({ values, files }, act, visit) {
    // A text in the file's place is none.
    const { identityFile: _text, ...input } = values;
    const { register: result } = await act(RegisterDocument, {
      input,
      identityFile: files.get('identityFile') ?? null,
    });
    if (!result.success) return refusedBy(result);
    const pending = { email: values['email'] ?? '', registration: result.registration ?? '' };
    return { to: onward(visit, '/verify', { done: 'registered' }), cookies: [rememberPending(pending, visit)] };
  },
  Page: Register,
});

function Register({ data: { countries }, visit, state }: FormPageProps<CountriesQuery>) {
  const { texts } = visit;
  const { register: words, fields, forms } = texts;
  const hint = groupsOf(visit).length > 0 ? fields.identityFileHint : fields.identityFileHintOneGroup;
  return (
    <FormSheet title={words.title} lead={words.lead}>
      <FormNotice notice={state.notice} />
      <Form files>
        <ProfileFields visit={visit} countries={countries} state={state} />
        <EmailField label={fields.email} state={state} />
        <NewPasswordFields label={fields.password} texts={texts} state={state} />
        <FileField
          name="identityFile"
          label={fields.identityFile}
          hint={format(hint, { megabytes: IDENTITY_FILE_MB })}
          optional={forms.optional}
          state={state}
          accept={IDENTITY_FILE_TYPES}
        />
        <PrivacyNote words={texts.privacy} />
        <SubmitRow label={words.submit} />
      </Form>
      <SheetFoot lead={words.haveAccount} href={onward(visit, '/login')} label={words.login} />
    </FormSheet>
  );
}
