/** The requested record does not exist or belongs to another visitor: the response is the not-found page. */
export class NotFoundError extends Error {}
