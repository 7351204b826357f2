import { currentSession } from './currentSession';

/** The time zone that days of the site begin and end in, as the session of the signed-in user says. */
export const siteZone = (): string => currentSession.read().data?.timeZone ?? 'UTC';
