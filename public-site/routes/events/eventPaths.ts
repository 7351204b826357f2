export const eventPath = ({ slug }: { slug: string }): string => `/event/${encodeURIComponent(slug)}`;

/** Where a place is booked. */
export const bookPath = (event: { slug: string }): string => `${eventPath(event)}/book`;
