import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to one request; a rejection becomes a 500. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
