import { fieldsIn, isValues, textIn } from '../../../platform/values.js';
import { messageOnly, type ResponseSpec } from '../../../records/rest/responses.js';
import { inputsOf } from '../../../records/rest/names.js';
import { methodsOf, type Row } from '../../../records/rest/row.js';
import { OUTCOME } from '../../../records/rest/selections.js';
import { legacyRecord } from '../../../records/rest/views.js';
import { PROFILE, visitor, VISITOR_FIELDS, visitorNames } from './visitorNames.js';

const group = "Visitors' accounts";

const email = { name: 'email', to: 'email', description: 'The email address.' } as const;
/** The calls name it OTP, the mails code. */
const otp = (to: string) => ({ name: 'otp', aliases: ['code'], to, description: 'The 6 digits of the mail.' }) as const;

const profile: ResponseSpec = {
  content: (result) => {
    const { message, visitor: saved } = fieldsIn(result);
    return { message: textIn(message), ...(isValues(saved) && { data: legacyRecord(visitor, saved) }) };
  },
  describe: (schemaOf) => ({ data: schemaOf(visitor) }),
};

export const accounts: Row[] = [
  {
    source: 'REST-007',
    path: '/api/user/auth/register',
    methods: ['POST'],
    group,
    summary:
      'Registers a visitor and mails a code. The response does not say whether the address had an account already.',
    document: `mutation register($input: RegistrationInput! = {}, $identityFile: Upload) {
      result: register(input: $input, identityFile: $identityFile) { ${OUTCOME} }
    }`,
    inputs: [
      ...inputsOf(visitorNames, [...PROFILE, 'email', 'password', 'confirmPassword']),
      {
        name: 'identity_file',
        aliases: ['identityFile'],
        to: 'identityFile',
        description: 'A JPG, PNG or PDF of at most 5 MB, in a multipart body.',
      },
    ],
    acceptsFile: true,
    response: messageOnly,
    status: 201,
    example: {
      first_name: 'Pema',
      last_name: 'Lhamo',
      email: 'pema@example.com',
      phone: '+975 17123456',
      nationality: 'BHUTANESE',
      country: 'Bhutan',
      password: 'at least 8 characters',
      confirm_password: 'at least 8 characters',
    },
  },
  {
    source: 'REST-008',
    path: '/api/user/auth/verify-email',
    methods: ['POST'],
    group,
    summary: 'Verifies a new account by the code that was mailed.',
    document: `mutation verify($email: String!, $code: String!) {
      result: verifyEmail(email: $email, code: $code) { ${OUTCOME} }
    }`,
    inputs: [email, otp('code')],
    response: messageOnly,
    example: { email: 'pema@example.com', otp: '123456' },
  },
  {
    source: 'REST-009',
    path: '/api/user/auth/resend-otp',
    methods: ['POST'],
    group,
    summary: 'Sends the verification code again, once a minute.',
    document: `mutation resend($email: String!) { result: resendCode(email: $email) { ${OUTCOME} } }`,
    inputs: [email],
    response: messageOnly,
    example: { email: 'pema@example.com' },
  },
  {
    source: 'REST-010',
    path: '/api/user/auth/forgot-password',
    methods: ['POST'],
    group,
    summary: 'Mails a code for a new password, once a minute.',
    document: `mutation forgot($email: String!) { result: forgotPassword(email: $email) { ${OUTCOME} } }`,
    inputs: [email],
    response: messageOnly,
    example: { email: 'pema@example.com' },
  },
  {
    source: 'REST-011',
    path: '/api/user/auth/reset-password',
    methods: ['POST'],
    group,
    summary: 'Sets a new password by the code that was mailed, and ends every session of the account.',
    document: `mutation reset($input: PasswordResetInput! = {}) { result: resetPassword(input: $input) { ${OUTCOME} } }`,
    inputs: [
      ...inputsOf(visitorNames, ['email']),
      otp('input.code'),
      ...inputsOf(visitorNames, ['password', 'confirmPassword']),
    ],
    response: messageOnly,
    example: {
      email: 'pema@example.com',
      otp: '123456',
      password: 'at least 8 characters',
      confirm_password: 'at least 8 characters',
    },
  },
  {
    source: 'REST-106',
    path: '/api/client/user/update-profile',
    methods: methodsOf('/api/client/user/update-profile'),
    group,
    summary: "Changes the signed-in visitor's own profile; what is left out stays as it is.",
    document: `mutation update($input: VisitorProfileInput! = {}) {
      result: updateVisitorProfile(input: $input) { ${OUTCOME} visitor { ${VISITOR_FIELDS} } }
    }`,
    inputs: inputsOf(visitorNames, PROFILE),
    response: profile,
    example: { phone: '+975 17654321', country: 'Bhutan' },
  },
];
