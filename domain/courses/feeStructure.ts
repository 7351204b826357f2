/** The only course that has a fee structure (SPEC-D117). */
export const FEE_STRUCTURE_SLUG = 'golden-visa-driving-license';

/** Whether the course with this slug, as it is stored or typed, has a fee structure. */
export const hasFeeStructure = (slug: unknown): boolean =>
  typeof slug === 'string' && slug.trim().toLowerCase() === FEE_STRUCTURE_SLUG;
