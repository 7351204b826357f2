/** Texts that only the REST gateway answers; all others are the resolvers' own, from the domain. */
export const texts = {
  unsupportedBody: 'The body must be JSON, urlencoded or multipart form data.',
  notAnObject: 'The body must be a JSON object.',
  file: 'A file cannot be sent here.',
  twice: (name: string) => `${name} is sent twice, with different values.`,
} as const;
