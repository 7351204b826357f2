import { kinds } from '@polyphony/domain/kinds/index.js';
import { Types } from 'mongoose';
import { checkedFile } from '../../../testing/records/imports.js';
import { gql } from '../../../testing/generated/gql.js';
import { type ProfileInput, type StaffMemberInput } from '../../../testing/generated/graphql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { PNG } from '../../../testing/files/sampleFiles.js';
import { TestClient } from '../../../testing/clients/testClient.js';
import { uploadFile } from '../../../testing/files/uploads.js';
import { SessionModel } from '../../../identity/sessions/storedSession.js';

const UPDATE = gql(`
  mutation UpdateProfile($input: ProfileInput!, $id: ID) {
    updateProfile(input: $input, id: $id) {
      success message errors { field message code }
      session { user { id name email picture adminAssignedRole { name } } }
    }
  }
`);
const CHANGE = gql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      success message errors { field message }
    }
  }
`);
const WHO = gql(`query WhoIsSignedIn { session { user { id name email picture } } }`);
const DEVICES = gql(`query Devices { mySessions { id device ip createdAt lastSeenAt current } }`);
const REVOKE = 'mutation ($id: ID!) { revokeSession(id: $id) { success message } }';
const REVOKE_OTHERS = 'mutation { revokeOtherSessions { success message } }';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const person = async () => {
  const account = await api.staffAccount('VIEW_ALL_LANGUAGES');
  const me = await TestClient.signedIn(api.url, account.email, account.password);
  return {
    ...account,
    me,
    signIn: (password = account.password) => TestClient.signedIn(api.url, account.email, password),
  };
};
const who = async (client: TestClient) => {
  const session = await client.request(WHO);
  return session?.user ?? null;
};
const save = (client: TestClient, input: ProfileInput) => client.request(UPDATE, { input });
const devices = (client: TestClient) => client.request(DEVICES);
const fieldsOf = ({ errors }: { readonly errors: readonly { field: string; message: string }[] }) =>
  errors.map(({ field, message }) => [field, message]);

/** As if everybody had signed in an hour ago. */
const anHourLater = () => SessionModel.updateMany({}, { $set: { createdAt: new Date(Date.now() - 3_600_000) } });

describe('the profile', () => {
  test('PROFILE-011: a change is what the next request sees', async () => {
    const { me, email } = await person();
    expect(await who(me)).toMatchObject({ email });
    const { file } = await uploadFile(api.admin, PNG, { name: 'me.png', type: 'image/png' });
    const picture = file?.id;
    const saved = await save(me, { name: 'Karma Dorji', picture });
    expect(saved).toMatchObject({
      success: true,
      message: 'Profile updated successfully.',
      session: { user: { name: 'Karma Dorji', email, picture } },
    });
    expect(await who(me)).toMatchObject({ name: 'Karma Dorji', email, picture });
  });

  test('PROFILE-007: nobody changes their own role here, by any name for it', async () => {
    const { me } = await person();
    const before = await who(me);
    for (const field of ['roleId', 'role', 'permissions', 'superAdmin', 'kind', 'passwordHash', 'version']) {
      const { errors } = await me.graphql(UPDATE, { input: { name: 'Karma', [field]: 'x' } });
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
      // Over REST, a field that the form does not have is ignored (ADR-0141).
      await me.rest('PUT', '/api/profile/update', { name: before?.name, [field]: 'x' });
      expect(await who(me)).toEqual(before);
    }
  });

  test('bad values are refused on their fields, and another user’s e-mail too', async () => {
    const [{ me }, other] = [await person(), await person()];
    expect(fieldsOf(await save(me, { name: 'Al', email: 'abc', picture: 'x' }))).toEqual([
      ['name', 'Name must be at least 3 characters.'],
      ['email', 'Please enter a valid email address.'],
      ['picture', 'Profile image must be a valid ObjectId.'],
    ]);
    expect(fieldsOf(await save(me, { email: other.email.toUpperCase() }))).toEqual([
      ['email', 'Email is already in use.'],
    ]);
  });

  test('PROFILE-008, PROFILE-009: a password of 8 characters is taken, one of 7 refused, a blank one left aside', async () => {
    const { me, signIn } = await person();
    expect(fieldsOf(await save(me, { password: '1234567' }))).toEqual([
      ['password', 'Password must be at least 8 characters.'],
    ]);
    expect((await save(me, { name: 'Karma', password: '' })).success).toBe(true);
    await signIn();
    expect((await save(me, { password: '12345678' })).success).toBe(true);
    await expect(signIn()).rejects.toThrow('Incorrect email or password.');
    await signIn('12345678');
  });

  test('a new password signs all other devices out, and this one not', async () => {
    const { me, password, signIn } = await person();
    const elsewhere = await signIn();
    const { success } = await me.request(CHANGE, { currentPassword: password, newPassword: 'Another one' });
    expect(success).toBe(true);
    expect([(await who(me)) !== null, await who(elsewhere)]).toEqual([true, null]);
  });

  test('later than ten minutes after the sign-in, the password and the e-mail take the current password', async () => {
    const { me, email, password } = await person();
    await anHourLater();
    for (const change of [{ password: 'Another one' }, { email: 'new.address@test.example' }]) {
      expect(fieldsOf(await save(me, change))).toEqual([['currentPassword', 'Please enter your current password.']]);
      expect(fieldsOf(await save(me, { ...change, currentPassword: 'Wrong-1!' }))).toEqual([
        ['currentPassword', 'The current password is incorrect.'],
      ]);
    }
    const rest = await me.rest('PUT', '/api/profile/update', { password: 'Another one' });
    expect([rest.status, rest.body['errors']]).toEqual([
      422,
      { currentPassword: { message: 'Please enter your current password.' } },
    ]);
    expect(await who(me)).toMatchObject({ email });
    expect((await save(me, { name: 'Karma Dorji' })).success).toBe(true);
    expect((await save(me, { password: 'Another one', currentPassword: password })).success).toBe(true);
  });

  test('the form of staff is no way around it: one’s own e-mail and password are changed in the profile (ADR-0017)', async () => {
    const { email, password } = await api.staffAccount('VIEW_ALL_STAFFS', 'EDIT_STAFF', 'ADD_STAFF');
    const me = await TestClient.signedIn(api.url, email, password);
    const { id } = (await who(me)) ?? {};
    const EDIT = gql(`
      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {
        updateStaffMember(id: $id, input: $input) {
          success message errors { field message }
        }
      }
    `);
    const editMe = (input: StaffMemberInput) => me.request(EDIT, { id: id ?? '', input });
    expect((await editMe({ email: `own-${email}` })).success).toBe(true);
    await anHourLater();
    const inProfile = 'Please change your own email or password in your profile, with your current password.';
    expect(fieldsOf(await editMe({ email: 'taken@test.example', password: 'Mountain-8!' }))).toEqual([
      ['email', inProfile],
      ['password', inProfile],
    ]);
    const rest = await me.rest('POST', '/api/user/update', { targetId: id, email: 'taken@test.example' });
    expect([rest.status, rest.body['errors']]).toEqual([422, { email: { message: inProfile } }]);
    const imported = await checkedFile(me, kinds.staffMember, `id,email\n${id},taken@test.example\n`);
    expect(imported.counts).toMatchObject({ rows: 1, rejected: 1 });
    expect((await editMe({ email: `OWN-${email}`, password: '', name: 'Karma Dorji' })).success).toBe(true);
    expect(await who(me)).toMatchObject({ email: `own-${email}`, name: 'Karma Dorji' });
  });

  test('the current password is not found out by trying', async () => {
    const { me, password } = await person();
    for (let i = 0; i < 10; i += 1)
      await me.graphql(CHANGE, { currentPassword: `Guess-${i}`, newPassword: 'Another one' });
    const { status, errors } = await me.graphql(CHANGE, { currentPassword: password, newPassword: 'Another one' });
    expect([status, errors[0]?.extensions['code']]).toEqual([429, 'RATE_LIMITED']);
  });

  test('changePassword names its own fields', async () => {
    const { me, password } = await person();
    const change = (currentPassword: string, newPassword: string) =>
      me.request(CHANGE, { currentPassword, newPassword });
    expect(fieldsOf(await change(password, 'short'))).toEqual([
      ['newPassword', 'Password must be at least 8 characters.'],
    ]);
    expect(fieldsOf(await change(password, ''))).toEqual([['newPassword', 'Password is required.']]);
    expect(fieldsOf(await change('', 'Another one'))).toEqual([
      ['currentPassword', 'Please enter your current password.'],
    ]);
  });

  test('PUT profile/update accepts one’s own id or none, and no other (PROFILE-010, REST-016, SPEC-D63)', async () => {
    const { me } = await person();
    const id = (await who(me))?.['id'];
    const put = (body: object) => me.rest('PUT', '/api/profile/update', body);
    const saved = await put({ _id: id, name: 'By REST', email: 'by.rest@test.example' });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Profile updated successfully.',
        data: { _id: id, username: 'By REST', name: 'By REST', email: 'by.rest@test.example' },
      },
    });
    expect((await put({ name: 'By REST again' })).status).toBe(200);
    expect((await put({ _id: new Types.ObjectId().toHexString(), name: 'Not mine' })).status).toBe(403);
    expect((await who(me))?.['name']).toBe('By REST again');
    expect((await api.visitor.rest('PUT', '/api/profile/update', { name: 'Nobody' })).status).toBe(401);
  });
});

describe('the devices one is signed in on', () => {
  test('are listed, this one first, in words', async () => {
    const { me, email, password } = await person();
    const body = { identifier: email, password };
    await api.visitor.rest('POST', '/api/user/auth/login', body, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    });
    const [first, second, ...rest] = await devices(me);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ current: true, ip: expect.stringMatching(/127\.0\.0\.1|::1/) });
    expect(second).toMatchObject({ current: false, device: 'Firefox 127 on Linux' });
  });

  test('one device is signed out, or all others at once; the one that sends the request stays signed in', async () => {
    const { me, signIn } = await person();
    const [phone, laptop, tablet] = [await signIn(), await signIn(), await signIn()];
    const phones = (await devices(phone)).find(({ current }) => current);
    expect(await me.request(REVOKE, { id: phones?.id })).toEqual({
      success: true,
      message: 'The device has been signed out.',
    });
    expect(await who(phone)).toBeNull();
    expect(await who(laptop)).not.toBeNull();
    expect((await me.graphql(REVOKE, { id: phones?.id })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    await me.request(REVOKE_OTHERS);
    expect([await who(laptop), await who(tablet), (await who(me)) !== null]).toEqual([null, null, true]);
    expect(await devices(me)).toHaveLength(1);
  });

  test('nobody signs out a device of another user, nor learns that it exists', async () => {
    const [mine, other] = [await person(), await person()];
    const [theirs] = await devices(other.me);
    const results = [theirs?.id, new Types.ObjectId().toHexString()].map(async (id) => {
      const { errors } = await mine.me.graphql(REVOKE, { id });
      return [errors[0]?.message, errors[0]?.extensions['code']];
    });
    const [known, unknown] = await Promise.all(results);
    expect(known).toEqual(['This session has already ended.', 'NOT_FOUND']);
    expect(known).toEqual(unknown);
    expect(await who(other.me)).not.toBeNull();
  });

  test('nobody who is not signed in has any', async () => {
    for (const query of [DEVICES, REVOKE_OTHERS]) {
      expect((await api.visitor.graphql(query)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
  });
});
