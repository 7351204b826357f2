/** What an address asks for is not there, or is somebody else's: the visitor gets the not-found page. */
export class NotThere extends Error {}
