import { CurrentSessionDocument } from '../graphql/generated/typed/graphql';
import { hold } from '../graphql/held';

/** Who is signed in to the console, as the server last said; null for nobody. */
export const currentSession = hold('session', CurrentSessionDocument);
