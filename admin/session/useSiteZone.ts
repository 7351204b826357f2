import { useSession } from './SessionProvider';

/** The time zone in which days of the site begin and end, as the session of the signed-in user says. */
export const useSiteZone = (): string => useSession()?.timeZone ?? 'UTC';
