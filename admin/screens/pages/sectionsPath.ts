/** The address of the editor of a page's sections, at the first of them. */
export const sectionsPath = (linkId: string): string => `/pages-setup/sections/${linkId}?tab=section-1`;
