import type { Visit } from '../../visit/visit.js';
import { telOf, type Branch } from './branch.js';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The branches as search engines read them; null where there is none. */
export function branchSchema(branches: readonly Branch[], { publicUrl }: Pick<Visit, 'publicUrl'>): object | null {
  if (branches.length === 0) return null;
  const graph = branches.map((branch) => ({
    '@type': 'LocalBusiness',
    name: branch.title,
    address: branch.branchAddress ?? undefined,
    telephone: telOf(branch)?.slice('tel:'.length),
    email: branch.contactEmail ?? undefined,
    url: publicUrl,
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    openingHoursSpecification: branch.openingTimes?.map(({ weekday, from, until }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1] ?? ''}`,
      opens: from,
      closes: until === '24:00' ? '23:59' : until,
    })),
  }));
  return { '@context': 'https://schema.org', '@graph': graph };
}
