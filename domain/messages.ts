/**
 * Every text that the server answers or a form shows, kept literally as the specification words it
 * (its misspellings included). Texts of one screen only live with the screen.
 */
export const messages = {
  unexpected: 'An unexpected error occurred. Please try again later.',
  somethingWrong: 'Something went wrong.',
  toastError: 'Something went wrong. Please try again later.',
  toastSuccess: 'Success.',

  notAllowed: 'You are not allowed to enter here',
  viewingAs: (role: string) => `You are viewing the console as ${role}. Nothing can be changed meanwhile.`,
  notSignedIn: 'Please sign in to continue.',
  otherUser: 'The user id of the request is not the signed-in user.',
  tooManyRequests: 'Too many requests. Please try again later.',
  requestTooLarge: 'The request is too large.',
  malformedRequest: 'The request could not be read.',
  unknownPath: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not answer that method.',
  queryTooComplex: 'The query asks for too much at once.',
  invalidId: 'The id is not valid.',
  unknownField: (field: string) => `Unknown field '${field}'.`,

  signedIn: 'You have successfully logged in. Redirecting...',
  signInRefused: 'The email or the password is not right.',
  signInFailed: 'An unexpected error occurred during login.',
  signedOut: 'You have been signed out.',

  created: (entity: string) => `${entity} created successfully.`,
  updated: (entity: string) => `${entity} updated successfully.`,
  deleted: (entity: string) => `${entity} deleted successfully.`,
  itemDeleted: 'Item deleted successfully.',
  statusUpdated: 'Status updated successfully.',
  notFound: (entity: string) => `${entity} not found.`,
  notSaved: 'Please correct the marked fields.',
  defaultKept: (entity: string) => `A default ${entity.toLowerCase()} cannot be deleted.`,
  hasChildren: (entity: string) => `This ${entity.toLowerCase()} has others below it. Move or delete them first.`,
  conflict: (entity: string, who: string, when: string) =>
    `This ${entity.toLowerCase()} was changed by ${who} on ${when}, after you opened it. Nothing was saved: load it again to see the changes.`,

  required: (label: string) => `${label} is required.`,
  minLength: (label: string, min: number) => `${label} must be at least ${min} characters.`,
  maxLength: (label: string, max: number) => `${label} cannot exceed ${max} characters.`,
  invalid: (label: string) => `${label} is not valid.`,
  objectId: (label: string) => `${label} must be a valid ObjectId.`,
  gone: (label: string) => `${label} does not exist.`,
  taken: (label: string) => `${label} is already in use.`,

  slugRequired: 'Slug is required.',
  slugFormat: 'Slug can only contain lowercase letters, numbers, and hyphens',
  orderNumberInvalid: 'Order number must be a valid number',
  orderNumberTooSmall: 'Order number must be greater than 0',
  blogCategoryNameMin: 'Category name must atleast 3 characters long.',
  parentSelf: 'A category cannot be placed below itself.',
  parentTooDeep: (levels: number) => `Categories can be at most ${levels} levels deep.`,

  languageCodeFormat: 'Code must be one or two lowercase letters (a-z).',
  unknownLanguage: (code: string) => `There is no active language '${code}'.`,
  baseLanguageTranslated: 'English is the base language: save it with the form itself.',
  baseLanguageKept: 'English is the base language and cannot be deleted or deactivated.',
  baseLanguageCode: 'The code of the base language cannot be changed.',
  languageCodeKept: 'The code of a language cannot be changed: translations are stored under it.',
  defaultLanguageKept:
    'The default language cannot be deleted or deactivated. Make another language the default first.',
  defaultLanguageUnset: 'There is always one default language. Make another language the default instead.',
  defaultLanguageInactive: 'Only an active language can be the default.',

  emailInvalid: 'Please enter a valid email address.',
  passwordRequired: 'Password is required.',

  noCategories: 'No Categories',
  noData: 'No data found',
  categoryNotCreated: 'Category does not created yet',
  difficultiesNotCreated: 'Difficulties does not created yet',
  roleNotCreated: 'Role does not created yet',
  menuNotCreated: 'Menu does not created yet',
} as const;
