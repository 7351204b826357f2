import { messages } from '@polyphony/domain/messages.js';
import { messageOnly, type Answer } from '../answers.js';
import { Refusal } from '../envelope.js';
import { idInput } from '../names.js';
import { methodsOf, type Row } from '../row.js';
import { legacyRecord, type Json, type View } from '../views.js';

const group = 'Signing in';

/** The one role somebody holds, by name. */
export const assignedRole: View = {
  name: 'AssignedRole',
  type: 'RoleRef',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'name', from: 'name' },
  ],
};

/** The specification's spelling of adminAsignedRole, and both of its names for a name (decisions 7 and 9). */
const user: View = {
  name: 'SessionUser',
  type: 'SignedInUser',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'username', from: 'username' },
    { name: 'name', from: 'name' },
    { name: 'email', from: 'email' },
    { name: 'picture', from: 'picture' },
    { name: 'adminAsignedRole', from: 'adminAssignedRole', view: assignedRole },
  ],
};

const USER_FIELDS = 'user { id name username email picture adminAssignedRole { id name } }';

interface SignedIn {
  readonly message: string | null;
  readonly token: string | null;
  readonly session: { readonly user: Json } | null;
}

/** Decision 146: the token and the user stand at the top of the body. */
const signedIn: Answer = {
  content: (result) => {
    const { message, token, session } = result as SignedIn;
    return { message, token, user: session && legacyRecord(user, session.user) };
  },
  describe: (schemaOf) => ({
    token: { type: 'string', description: 'Bearer token, for clients that keep no cookies.' },
    user: schemaOf(user),
  }),
};

const sessionUser: Answer = {
  content: (result) => {
    const session = result as SignedIn['session'];
    if (!session) throw new Refusal(401, messages.notSignedIn);
    return { data: legacyRecord(user, session.user) };
  },
  describe: (schemaOf) => ({ data: schemaOf(user) }),
};

/** A saved profile: its message, and the user as they are now. */
const savedUser: Answer = {
  content: (result) => {
    const { message, session } = result as SignedIn;
    return { message, ...(session && { data: legacyRecord(user, session.user) }) };
  },
  describe: (schemaOf) => ({ data: schemaOf(user) }),
};

const SIGN_OUT = `mutation signOut { result: signOut { success message } }`;

export const auth: Row[] = [
  {
    source: 'REST-012',
    path: '/api/user/auth/login',
    methods: ['POST'],
    group,
    summary: 'Signs in: sets the session cookie, and answers a bearer token for clients that keep none.',
    document: `mutation signIn($identifier: String!, $password: String!) {
      result: signIn(identifier: $identifier, password: $password) {
        success message errors { field message code } token session { ${USER_FIELDS} }
      }
    }`,
    inputs: [
      { name: 'identifier', aliases: ['email'], to: 'identifier', description: 'The e-mail address.' },
      { name: 'password', to: 'password' },
    ],
    answer: signedIn,
    refusedStatus: 401,
    example: { identifier: 'someone@example.com', password: 'the password' },
  },
  {
    source: 'REST-013',
    path: '/api/user/auth/logout',
    methods: ['GET'],
    group,
    summary: 'Signs out of the console.',
    document: SIGN_OUT,
    inputs: [],
    answer: messageOnly,
  },
  {
    source: 'REST-014',
    path: '/api/user/auth/publicLogout',
    methods: ['POST'],
    group,
    summary: 'Signs a visitor out.',
    document: SIGN_OUT,
    inputs: [],
    answer: messageOnly,
  },
  {
    source: 'REST-015',
    path: '/api/session-details',
    aliases: ['/api/user/auth/session-details'],
    methods: methodsOf('/api/session-details'),
    group,
    summary: 'Answers the signed-in user.',
    document: `query session { result: session { ${USER_FIELDS} } }`,
    inputs: [],
    answer: sessionUser,
  },
  {
    source: 'REST-016',
    path: '/api/profile/update',
    aliases: ['/api/user/profile/update'],
    methods: ['PUT'],
    group,
    summary: 'Changes the own name, e-mail, picture or password.',
    document: `mutation updateProfile($id: ID, $input: ProfileInput!) {
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
    answer: savedUser,
    example: { _id: '65f0c0ffee0c0ffee0c0ffee', name: 'Pema Lhamo', email: 'pema@example.com' },
  },
];
