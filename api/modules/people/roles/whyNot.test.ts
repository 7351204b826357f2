import { gql } from '../../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { RoleModel } from '../../../identity/users/role.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const WHY = gql(`
  query WhyNot($operation: String!) { whyNot(operation: $operation) { allowed missing roles { name } } }
`);

describe('whyNot', () => {
  test('names the missing permission, and no role to those who may not see roles', async () => {
    const viewer = await api.staff('VIEW_ALL_LANGUAGES');
    expect(await viewer.request(WHY, { operation: 'createLanguage' })).toEqual({
      allowed: false,
      missing: ['ADD_LANGUAGE'],
      roles: [],
    });
  });

  test('names the missing permission, and the roles that hold it, to those who may see roles', async () => {
    const viewer = await api.staff('VIEW_ALL_LANGUAGES', 'VIEW_STAFF_ROLES');
    const why = await viewer.request(WHY, {
      operation: 'createLanguage',
    });
    expect(why).toMatchObject({ allowed: false, missing: ['ADD_LANGUAGE'] });
    expect(why.roles.map(({ name }) => name)).toEqual(['Admin', 'Super Admin']);
  });

  test('of several permissions that would do, names all; states when nothing is missing', async () => {
    const [nothing, editor] = [await api.signIn.as('Staff without permissions'), await api.staff('EDIT_LANGUAGE')];
    expect(await nothing.request(WHY, { operation: 'language' })).toMatchObject({
      missing: ['VIEW_ALL_LANGUAGES', 'EDIT_LANGUAGE'],
    });
    expect(await editor.request(WHY, { operation: 'Query.language' })).toEqual({
      allowed: true,
      missing: [],
      roles: [],
    });
    expect(await nothing.request(WHY, { operation: 'session' })).toMatchObject({ allowed: true });
  });

  test('knows fields of types, and says when there is no such operation', async () => {
    const nothing = await api.signIn.as('Staff without permissions');
    expect(await nothing.request(WHY, { operation: 'EventCategory.updatedBy' })).toMatchObject({ allowed: false });
    for (const operation of ['createLanguge', 'Language.constructor', '__proto__', 'Permission.x', '']) {
      expect((await nothing.graphql(WHY, { operation })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    }
  });

  test('is for members of staff only', async () => {
    const { errors } = await api.visitor.graphql(WHY, { operation: 'createLanguage' });
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('viewing as a role', () => {
  const WHO = '{ session { superAdmin permissions viewingAs { name } } }';
  const roleId = async (name: string) => String((await RoleModel.findOne({ name }).lean())?._id);
  const seenAs = (id: string) => ({ 'x-view-as-role': id });

  test('a Super Admin sees what the role may see, and no more', async () => {
    const { email } = await api.staffAccount('VIEW_ALL_LANGUAGES');
    const role = await RoleModel.findOne({ name: `Role ${email.slice(6, 14)}` }).lean();
    const as = seenAs(String(role?._id));
    expect((await api.admin.graphql(WHO, {}, as)).data).toEqual({
      session: { superAdmin: false, permissions: ['VIEW_ALL_LANGUAGES'], viewingAs: { name: role?.name } },
    });
    expect((await api.admin.graphql('{ languages { rows { name } } }', {}, as)).errors).toEqual([]);
    expect((await api.admin.graphql('{ eventCategories { rows { id } } }', {}, as)).errors[0]?.message).toBe(
      'You are not allowed to enter here',
    );
  });

  test('nothing can be changed meanwhile, by GraphQL or by REST, however much the role may', async () => {
    const as = seenAs(await roleId('Admin'));
    const { data, errors } = await api.admin.graphql(
      'mutation { createLanguage(input: { name: "French", code: "fr" }) { success } }',
      {},
      as,
    );
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      message: 'You are viewing the console as Admin. Changes are disabled.',
      extensions: { code: 'FORBIDDEN' },
    });
    const rest = await api.admin.rest('POST', '/api/language/create', { name: 'French', code: 'fr' }, as);
    expect(rest.status).toBe(403);
  });

  test('nobody else gains or loses anything by asking for a role', async () => {
    const viewer = await api.staff('VIEW_ALL_LANGUAGES');
    for (const id of [await roleId('Admin'), await roleId('Super Admin'), 'x', '0'.repeat(24)]) {
      expect((await viewer.graphql(WHO, {}, seenAs(id))).data).toEqual({
        session: { superAdmin: false, permissions: ['VIEW_ALL_LANGUAGES'], viewingAs: null },
      });
    }
    expect((await api.visitor.graphql(WHO, {}, seenAs(await roleId('Admin')))).data).toEqual({ session: null });
  });

  test('a role that is not there leaves a Super Admin as they are', async () => {
    const { data } = await api.admin.graphql(WHO, {}, seenAs('0'.repeat(24)));
    expect(data).toMatchObject({ session: { superAdmin: true, viewingAs: null } });
  });
});
