export const COURSES_PATH = '/courses';

/** The parameter of the list that leaves out courses that are not featured. */
export const FEATURED = 'featured';

export const coursePath = ({ slug }: { readonly slug: string }): string =>
  `${COURSES_PATH}/${encodeURIComponent(slug)}`;
