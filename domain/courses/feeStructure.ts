/** The only course that has a fee structure (SPEC-D117). */
export const FEE_STRUCTURE_SLUG = 'golden-visa-driving-license';

/** Whether the course with this slug has a fee structure. */
export const hasFeeStructure = (slug: unknown): boolean => slug === FEE_STRUCTURE_SLUG;
