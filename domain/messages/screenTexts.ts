/** Texts of screens that are literal in the specification (including its misspellings). */
export const screenTexts = {
  keywordsHint: 'screenTexts.enterCommaSeparatedKeywordsE',
  defaultCourse: 'screenTexts.defaultCourse',
  noCourse: 'screenTexts.noCourse',
  noType: 'screenTexts.noType',
  noCourses: 'screenTexts.noCourses',
  noCategories: 'screenTexts.noCategories',
  noCategory: 'screenTexts.noCategory',
  notFoundLabel: 'screenTexts.notFound',
  noPermissions: 'screenTexts.noPermissions',
  dropFiles: 'screenTexts.dragAndDropYourFiles',
  uploadsUnderWay: 'screenTexts.filesAreStillBeingUploaded',
  notAPictureToPick: 'screenTexts.onlyImagesCanBeChosen',

  filesNoMatch: 'screenTexts.noFilesFoundTryA',
  filesNoMore: 'screenTexts.noMoreFilesToShow',
  filesNone: 'screenTexts.noFilesUploadedUploadSome',
  noData: 'screenTexts.noDataFound',
  categoryNotCreated: 'screenTexts.categoryDoesNotCreatedYet',
  difficultiesNotCreated: 'screenTexts.difficultiesDoesNotCreatedYet',
  roleNotCreated: 'screenTexts.roleDoesNotCreatedYet',
  menuNotCreated: 'screenTexts.menuDoesNotCreatedYet',
} as const;
