/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment CategoryItem on EventCategory {\n  id\n  slug\n  name(lang: $lang)\n  description(lang: $lang)\n  parentId\n  featured\n}": typeof types.CategoryItemFragmentDoc,
    "query Account {\n  currentVisitor {\n    email\n    firstName\n    lastName\n    phone\n    nationality\n    country\n  }\n  visitorDevices {\n    id\n  }\n}\n\nmutation UpdateProfile($input: VisitorProfileInput!) {\n  updateVisitorProfile(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ChangePassword($input: PasswordChangeInput!) {\n  changeVisitorPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherVisitorSessions {\n    success\n    message\n  }\n}\n\nmutation LogOut {\n  publicLogout {\n    success\n  }\n}": typeof types.AccountDocument,
    "mutation LogIn($identifier: String!, $password: String!) {\n  logIn(identifier: $identifier, password: $password) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n    verificationNeeded\n    visitor {\n      id\n    }\n  }\n}\n\nmutation Register($input: RegistrationInput!, $identityFile: Upload) {\n  register(input: $input, identityFile: $identityFile) {\n    registration\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation VerifyEmail($email: String!, $code: String!, $registration: String) {\n  verifyEmail(email: $email, code: $code, registration: $registration) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ResendCode($email: String!) {\n  resendCode(email: $email) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ResetPassword($input: PasswordResetInput!) {\n  resetPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}": typeof types.LogInDocument,
    "query Categories($lang: String!, $page: Int!, $pageSize: Int!, $filter: PublishedFilter) {\n  publishedEventCategories(page: $page, pageSize: $pageSize, filter: $filter) {\n    rows {\n      ...CategoryItem\n      parent {\n        name(lang: $lang)\n      }\n    }\n    descendants {\n      ...CategoryItem\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItemsCount\n    }\n  }\n}": typeof types.CategoriesDocument,
    "query Category($slug: String!, $lang: String!) {\n  publishedEventCategory(slug: $slug) {\n    ...CategoryItem\n    metaTitle\n    metaDescription\n    children {\n      ...CategoryItem\n    }\n    parent {\n      ...Ancestor\n      parent {\n        ...Ancestor\n        parent {\n          ...Ancestor\n          parent {\n            ...Ancestor\n            parent {\n              ...Ancestor\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Ancestor on EventCategory {\n  slug\n  name(lang: $lang)\n}": typeof types.CategoryDocument,
    "query Home($lang: String!, $pageSize: Int!) {\n  publishedEventCategories(page: 1, pageSize: $pageSize) {\n    rows {\n      ...CategoryItem\n    }\n    descendants {\n      ...CategoryItem\n    }\n  }\n}": typeof types.HomeDocument,
    "query Languages {\n  publishedLanguages {\n    code\n    name\n    rtl\n    default\n  }\n}": typeof types.LanguagesDocument,
};
const documents: Documents = {
    "fragment CategoryItem on EventCategory {\n  id\n  slug\n  name(lang: $lang)\n  description(lang: $lang)\n  parentId\n  featured\n}": types.CategoryItemFragmentDoc,
    "query Account {\n  currentVisitor {\n    email\n    firstName\n    lastName\n    phone\n    nationality\n    country\n  }\n  visitorDevices {\n    id\n  }\n}\n\nmutation UpdateProfile($input: VisitorProfileInput!) {\n  updateVisitorProfile(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ChangePassword($input: PasswordChangeInput!) {\n  changeVisitorPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherVisitorSessions {\n    success\n    message\n  }\n}\n\nmutation LogOut {\n  publicLogout {\n    success\n  }\n}": types.AccountDocument,
    "mutation LogIn($identifier: String!, $password: String!) {\n  logIn(identifier: $identifier, password: $password) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n    verificationNeeded\n    visitor {\n      id\n    }\n  }\n}\n\nmutation Register($input: RegistrationInput!, $identityFile: Upload) {\n  register(input: $input, identityFile: $identityFile) {\n    registration\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation VerifyEmail($email: String!, $code: String!, $registration: String) {\n  verifyEmail(email: $email, code: $code, registration: $registration) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ResendCode($email: String!) {\n  resendCode(email: $email) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ResetPassword($input: PasswordResetInput!) {\n  resetPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}": types.LogInDocument,
    "query Categories($lang: String!, $page: Int!, $pageSize: Int!, $filter: PublishedFilter) {\n  publishedEventCategories(page: $page, pageSize: $pageSize, filter: $filter) {\n    rows {\n      ...CategoryItem\n      parent {\n        name(lang: $lang)\n      }\n    }\n    descendants {\n      ...CategoryItem\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItemsCount\n    }\n  }\n}": types.CategoriesDocument,
    "query Category($slug: String!, $lang: String!) {\n  publishedEventCategory(slug: $slug) {\n    ...CategoryItem\n    metaTitle\n    metaDescription\n    children {\n      ...CategoryItem\n    }\n    parent {\n      ...Ancestor\n      parent {\n        ...Ancestor\n        parent {\n          ...Ancestor\n          parent {\n            ...Ancestor\n            parent {\n              ...Ancestor\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Ancestor on EventCategory {\n  slug\n  name(lang: $lang)\n}": types.CategoryDocument,
    "query Home($lang: String!, $pageSize: Int!) {\n  publishedEventCategories(page: 1, pageSize: $pageSize) {\n    rows {\n      ...CategoryItem\n    }\n    descendants {\n      ...CategoryItem\n    }\n  }\n}": types.HomeDocument,
    "query Languages {\n  publishedLanguages {\n    code\n    name\n    rtl\n    default\n  }\n}": types.LanguagesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CategoryItem on EventCategory {\n  id\n  slug\n  name(lang: $lang)\n  description(lang: $lang)\n  parentId\n  featured\n}"): (typeof documents)["fragment CategoryItem on EventCategory {\n  id\n  slug\n  name(lang: $lang)\n  description(lang: $lang)\n  parentId\n  featured\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Account {\n  currentVisitor {\n    email\n    firstName\n    lastName\n    phone\n    nationality\n    country\n  }\n  visitorDevices {\n    id\n  }\n}\n\nmutation UpdateProfile($input: VisitorProfileInput!) {\n  updateVisitorProfile(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ChangePassword($input: PasswordChangeInput!) {\n  changeVisitorPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherVisitorSessions {\n    success\n    message\n  }\n}\n\nmutation LogOut {\n  publicLogout {\n    success\n  }\n}"): (typeof documents)["query Account {\n  currentVisitor {\n    email\n    firstName\n    lastName\n    phone\n    nationality\n    country\n  }\n  visitorDevices {\n    id\n  }\n}\n\nmutation UpdateProfile($input: VisitorProfileInput!) {\n  updateVisitorProfile(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ChangePassword($input: PasswordChangeInput!) {\n  changeVisitorPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherVisitorSessions {\n    success\n    message\n  }\n}\n\nmutation LogOut {\n  publicLogout {\n    success\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogIn($identifier: String!, $password: String!) {\n  logIn(identifier: $identifier, password: $password) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n    verificationNeeded\n    visitor {\n      id\n    }\n  }\n}\n\nmutation Register($input: RegistrationInput!, $identityFile: Upload) {\n  register(input: $input, identityFile: $identityFile) {\n    registration\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation VerifyEmail($email: String!, $code: String!, $registration: String) {\n  verifyEmail(email: $email, code: $code, registration: $registration) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ResendCode($email: String!) {\n  resendCode(email: $email) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ResetPassword($input: PasswordResetInput!) {\n  resetPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}"): (typeof documents)["mutation LogIn($identifier: String!, $password: String!) {\n  logIn(identifier: $identifier, password: $password) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n    verificationNeeded\n    visitor {\n      id\n    }\n  }\n}\n\nmutation Register($input: RegistrationInput!, $identityFile: Upload) {\n  register(input: $input, identityFile: $identityFile) {\n    registration\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation VerifyEmail($email: String!, $code: String!, $registration: String) {\n  verifyEmail(email: $email, code: $code, registration: $registration) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ResendCode($email: String!) {\n  resendCode(email: $email) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}\n\nmutation ResetPassword($input: PasswordResetInput!) {\n  resetPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Categories($lang: String!, $page: Int!, $pageSize: Int!, $filter: PublishedFilter) {\n  publishedEventCategories(page: $page, pageSize: $pageSize, filter: $filter) {\n    rows {\n      ...CategoryItem\n      parent {\n        name(lang: $lang)\n      }\n    }\n    descendants {\n      ...CategoryItem\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItemsCount\n    }\n  }\n}"): (typeof documents)["query Categories($lang: String!, $page: Int!, $pageSize: Int!, $filter: PublishedFilter) {\n  publishedEventCategories(page: $page, pageSize: $pageSize, filter: $filter) {\n    rows {\n      ...CategoryItem\n      parent {\n        name(lang: $lang)\n      }\n    }\n    descendants {\n      ...CategoryItem\n    }\n    pageInfo {\n      currentPage\n      totalPages\n      totalItemsCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Category($slug: String!, $lang: String!) {\n  publishedEventCategory(slug: $slug) {\n    ...CategoryItem\n    metaTitle\n    metaDescription\n    children {\n      ...CategoryItem\n    }\n    parent {\n      ...Ancestor\n      parent {\n        ...Ancestor\n        parent {\n          ...Ancestor\n          parent {\n            ...Ancestor\n            parent {\n              ...Ancestor\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Ancestor on EventCategory {\n  slug\n  name(lang: $lang)\n}"): (typeof documents)["query Category($slug: String!, $lang: String!) {\n  publishedEventCategory(slug: $slug) {\n    ...CategoryItem\n    metaTitle\n    metaDescription\n    children {\n      ...CategoryItem\n    }\n    parent {\n      ...Ancestor\n      parent {\n        ...Ancestor\n        parent {\n          ...Ancestor\n          parent {\n            ...Ancestor\n            parent {\n              ...Ancestor\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Ancestor on EventCategory {\n  slug\n  name(lang: $lang)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Home($lang: String!, $pageSize: Int!) {\n  publishedEventCategories(page: 1, pageSize: $pageSize) {\n    rows {\n      ...CategoryItem\n    }\n    descendants {\n      ...CategoryItem\n    }\n  }\n}"): (typeof documents)["query Home($lang: String!, $pageSize: Int!) {\n  publishedEventCategories(page: 1, pageSize: $pageSize) {\n    rows {\n      ...CategoryItem\n    }\n    descendants {\n      ...CategoryItem\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Languages {\n  publishedLanguages {\n    code\n    name\n    rtl\n    default\n  }\n}"): (typeof documents)["query Languages {\n  publishedLanguages {\n    code\n    name\n    rtl\n    default\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;