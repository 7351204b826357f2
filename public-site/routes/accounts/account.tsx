import { Form, FormNotice, SubmitRow } from '../../forms/Form.js';
import { formRoute, type FormPageProps } from '../../forms/formRoute.js';
import type { Sent } from '../../forms/processForm.js';
import { refusedBy, type Outcome } from '../../forms/formState.js';
import {
  AccountDocument,
  ChangePasswordDocument,
  CountriesDocument,
  DeleteOwnAccountDocument,
  EndOtherSessionsDocument,
  ExportOwnDataDocument,
  LogOutDocument,
  UpdateProfileDocument,
  type AccountQuery,
  type CountriesQuery,
} from '../../generated/graphql.js';
import type { Act } from '../../graphql/act.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import type { Visit } from '../../visit/visit.js';
import { MyEvents } from '../bookings/MyEvents.js';
import { OwnDataSheets } from './OwnDataSheets.js';
import { PasswordSheet } from './PasswordSheet.js';
import { PROFILE_FIELDS, ProfileFields } from './ProfileFields.js';

interface Account {
  readonly visitor: NonNullable<AccountQuery['currentVisitor']>;
  /** Number of devices on which they are logged in, this one among them. */
  readonly devices: number;
  /** Events at which they have a place, the newest first. */
  readonly events: AccountQuery['ownBookedEvents']['rows'];
  readonly countries: CountriesQuery['countries'];
}

/** More of them are on a page of their own. */
const EVENTS_LISTED = 5;

/** Name under which the file of all that is stored is saved. */
const DOWNLOAD_NAME = 'my-data.json';

const SAVED = (what: string): Outcome => ({ to: `/account?done=${what}` });

/** Action of each form of the page, by its intent. */
const intents: Readonly<Record<string, (values: Sent['values'], act: Act, visit: Visit) => Promise<Outcome>>> = {
  async profile(values, act) {
    const entries = PROFILE_FIELDS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
    const input = Object.fromEntries(entries) as Record<string, string>;
    const { updateVisitorProfile: saved } = await act(UpdateProfileDocument, { input });
    return saved.success ? SAVED('saved') : refusedBy(saved);
  },
  async password({ currentPassword, password, confirmPassword }, act) {
    const input = { currentPassword, password, confirmPassword };
    const { changeVisitorPassword: changed } = await act(ChangePasswordDocument, { input });
    return changed.success ? SAVED('passwordChanged') : refusedBy(changed);
  },
  async download({ downloadPassword = '' }, act) {
    const { exportOwnData: exported } = await act(ExportOwnDataDocument, { password: downloadPassword });
    if (exported.data === null || exported.data === undefined)
      return refusedBy(exported, { password: 'downloadPassword' });
    return { type: 'application/json', text: exported.data, saveAs: DOWNLOAD_NAME };
  },
  async delete({ deletePassword = '' }, act) {
    const { deleteOwnAccount: deleted } = await act(DeleteOwnAccountDocument, { password: deletePassword });
    return deleted.success ? { to: '/login?done=deleted' } : refusedBy(deleted, { password: 'deletePassword' });
  },
  async others(_values, act) {
    await act(EndOtherSessionsDocument, {});
    return SAVED('othersEnded');
  },
  async logout(_values, act) {
    await act(LogOutDocument, {});
    return { to: '/login?done=loggedOut' };
  },
};

export const account = formRoute<Account>({
  path: '/account',
  head: ({ account: texts }) => ({ title: texts.title, lead: texts.lead }),
  fields: [...PROFILE_FIELDS, 'currentPassword', 'password', 'confirmPassword', 'downloadPassword', 'deletePassword'],
  async load({ visitor: signedIn, language }, runQuery) {
    if (!signedIn) return null;
    const variables = { lang: language.code, events: EVENTS_LISTED };
    const [{ currentVisitor: visitor, visitorDevices, ownBookedEvents }, { countries }] = await Promise.all([
      runQuery(AccountDocument, variables),
      runQuery(CountriesDocument, { lang: language.code }),
    ]);
    return visitor && { visitor, devices: visitorDevices.length, events: ownBookedEvents.rows, countries };
  },
  initial: (_visit, { visitor }) => Object.fromEntries(PROFILE_FIELDS.map((name) => [name, visitor[name]])),
  async submit({ values, intent }, act, visit) {
    const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
    return run ? run(values, act, visit) : { to: '/account' };
  },
  Page: AccountPage,
});

function AccountPage({ data: { visitor, devices, events, countries }, visit, state }: FormPageProps<Account>) {
  const { texts } = visit;
  const { account: words } = texts;
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <FormNotice notice={state.notice} />
      <MyEvents bookings={events} visit={visit} />
      <div className="sheets">
        <section className="sheet" aria-labelledby="profile">
          <h2 id="profile">{words.profile}</h2>
          <p className="sheet__lead">{format(words.emailFixed, { email: visitor.email })}</p>
          <Form intent="profile" label="profile">
            <ProfileFields visit={visit} countries={countries} state={state} />
            <SubmitRow label={words.save} />
          </Form>
        </section>
        <div className="sheets__side">
          <PasswordSheet email={visitor.email} texts={texts} state={state} />
          <section className="sheet" aria-labelledby="devices">
            <h2 id="devices">{words.devices}</h2>
            <p className="sheet__lead">{format(words.signedIn, { count: devices })}</p>
            <div className="form__actions">
              {devices > 1 && (
                <Form intent="others">
                  <button className="button button--quiet" type="submit">
                    {words.endOthers}
                  </button>
                </Form>
              )}
              <Form intent="logout">
                <button className="button button--quiet" type="submit">
                  {words.logOut}
                </button>
              </Form>
            </div>
          </section>
          <OwnDataSheets email={visitor.email} texts={texts} state={state} />
        </div>
      </div>
    </div>
  );
}
