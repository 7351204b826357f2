/** A valid slug: lowercase letters, digits and hyphens. Apart from what derives one, which lists need not load. */
export const SLUG_PATTERN = /^[a-z0-9-]+$/;
