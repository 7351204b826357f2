import { messages } from '@polyphony/domain/messages/messages.js';
import { fieldsIn, isValues, textIn } from '../../../platform/values.js';
import { messageOnly, type ResponseSpec } from '../../../records/rest/responses.js';
import { Refusal } from '../../../records/rest/envelope.js';
import { FILE_SELECTION, fileView } from '../../../records/rest/fileViews.js';
import { idInput } from '../../../records/rest/names.js';
import { methodsOf, type Row } from '../../../records/rest/row.js';
import { legacyRecord, type Json, type View } from '../../../records/rest/views.js';
import { visitor, VISITOR_FIELDS } from './visitorNames.js';

const group = 'Signing in';

/** The one role of a user, by name. */
export const assignedRole: View = {
  name: 'AssignedRole',
  type: 'RoleRef',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'name', from: 'name' },
  ],
};

/** adminAsignedRole as the specification spells it (SPEC-D7); name and username hold the same value (SPEC-D9). */
const user: View = {
  name: 'SessionUser',
  type: 'SignedInUser',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'username', from: 'username' },
    { name: 'name', from: 'name' },
    { name: 'email', from: 'email' },
    { name: 'picture', from: 'pictureFile', view: fileView },
    { name: 'adminAsignedRole', from: 'adminAssignedRole', view: assignedRole },
  ],
};

const USER_FIELDS = `user {
  id name username email pictureFile ${FILE_SELECTION} adminAssignedRole { id name }
}`;

/** The user of the session of a result, else its visitor, as legacy clients read them; null where it has neither. */
function signedInOf(result: unknown): Json | null {
  const { session, visitor: guest } = fieldsIn(result);
  if (isValues(session)) return legacyRecord(user, fieldsIn(session.user));
  return isValues(guest) ? legacyRecord(visitor, guest) : null;
}

/** The token and the user are at the top level of the body (SPEC-D146). */
const signedIn: ResponseSpec = {
  content: (result) => {
    const { message, token } = fieldsIn(result);
    return { message: textIn(message), token, user: signedInOf(result) };
  },
  describe: (schemaOf) => ({
    token: { type: 'string', description: 'Bearer token, for clients that keep no cookies.' },
    user: { anyOf: [schemaOf(user), schemaOf(visitor)] },
  }),
};

/** The user of the session or of the visitor's log-in. */
const sessionUser: ResponseSpec = {
  content: (result) => {
    const data = signedInOf(result);
    if (!data) throw new Refusal(401, messages.notSignedIn);
    return { data };
  },
  describe: (schemaOf) => ({ data: { anyOf: [schemaOf(user), schemaOf(visitor)] } }),
};

/** A saved profile: its message, and the user as they are now. */
const savedUser: ResponseSpec = {
  content: (result) => {
    const data = signedInOf(result);
    return { message: textIn(fieldsIn(result).message), ...(data && { data }) };
  },
  describe: (schemaOf) => ({ data: schemaOf(user) }),
};

export const auth: Row[] = [
  {
    source: 'REST-012',
    path: '/api/user/auth/login',
    methods: ['POST'],
    group,
    summary:
      'Signs a member of staff or a visitor in: sets the cookie, and returns a bearer token for clients without cookies.',
    document: `mutation logIn($identifier: String!, $password: String!) {
      result: logIn(identifier: $identifier, password: $password) {
        success message errors { field message code } token session { ${USER_FIELDS} } visitor { ${VISITOR_FIELDS} }
      }
    }`,
    inputs: [
      { name: 'identifier', aliases: ['email'], to: 'identifier', description: 'The email address.' },
      { name: 'password', to: 'password' },
    ],
    response: signedIn,
    refusedStatus: 401,
    example: { identifier: 'someone@example.com', password: 'the password' },
  },
  {
    source: 'REST-013',
    path: '/api/user/auth/logout',
    methods: ['GET'],
    group,
    summary: 'Signs out of the console.',
    document: `mutation signOut { result: signOut { success message } }`,
    inputs: [],
    response: messageOnly,
  },
  {
    source: 'REST-014',
    path: '/api/user/auth/publicLogout',
    methods: ['POST'],
    group,
    summary: 'Signs a visitor out.',
    document: `mutation logOut { result: publicLogout { success message } }`,
    inputs: [],
    response: messageOnly,
  },
  {
    source: 'REST-015',
    path: '/api/session-details',
    aliases: ['/api/user/auth/session-details'],
    methods: methodsOf('/api/session-details'),
    group,
    summary: 'Returns the signed-in user: of the console, else of the site.',
    document: `query session { result: session { ${USER_FIELDS} } }
      query visitor { result: currentVisitor { ${VISITOR_FIELDS} } }`,
    inputs: [],
    response: sessionUser,
    run: async ({ run }) => ({ session: await run('session', {}), visitor: await run('visitor', {}) }),
  },
  {
    source: 'REST-016',
    path: '/api/profile/update',
    aliases: ['/api/user/profile/update'],
    methods: ['PUT'],
    group,
    summary: 'Changes the own name, email, picture or password.',
    document: `mutation updateProfile($id: ID, $input: ProfileInput! = {}) {
      result: updateProfile(id: $id, input: $input) {
        success message errors { field message code } session { ${USER_FIELDS} }
      }
    }`,
    inputs: [
      { ...idInput([]), description: 'Id of the signed-in user; anybody else is refused.' },
      { name: 'name', aliases: ['username'], to: 'input.name' },
      { name: 'email', to: 'input.email' },
      { name: 'picture', to: 'input.picture' },
      { name: 'password', to: 'input.password' },
      { name: 'currentPassword', to: 'input.currentPassword' },
    ],
    response: savedUser,
    example: { _id: '65f0c0ffee0c0ffee0c0ffee', name: 'Pema Lhamo', email: 'pema@example.com' },
  },
];
