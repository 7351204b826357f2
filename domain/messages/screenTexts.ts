/** Texts of screens that are literal in the specification (including its misspellings). */
export const screenTexts = {
  keywordsHint: 'Enter comma separated keywords (e.g. keyword1,keyword2,keyword3)',
  defaultCourse: 'Default Course',
  noCourse: 'No Course',
  noType: 'No Type',
  noCourses: 'No Courses',
  noCategories: 'No Categories',
  noCategory: 'No Category',
  notFoundLabel: 'Not Found',
  noPermissions: 'No Permissions',
  dropFiles: 'Drag and drop your files here or browse to upload',
  uploadsUnderWay: 'Files are still being uploaded. What has not arrived will be missing.',
  notAPictureToPick: 'Only images can be chosen here.',

  filesNoMatch: 'No files found, Try a different search or filter',
  filesNoMore: 'No more files to show',
  filesNone: 'No files uploaded, Upload some files to get started',
  noData: 'No data found',
  categoryNotCreated: 'Category does not created yet',
  difficultiesNotCreated: 'Difficulties does not created yet',
  roleNotCreated: 'Role does not created yet',
  menuNotCreated: 'Menu does not created yet',
} as const;
