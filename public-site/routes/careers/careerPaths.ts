/** The list of vacancies. */
export const CAREERS_PATH = '/careers';

export const careerPath = ({ slug }: { readonly slug: string }): string =>
  `${CAREERS_PATH}/${encodeURIComponent(slug)}`;
