import type { DayOfWeek, Graph, LocalBusiness } from 'schema-dts';
import type { Visit } from '../../visit/visit.js';
import { telOf, type Branch } from './branch.js';

/** From Monday on. */
const DAYS: readonly DayOfWeek[] = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
];

/** The branches as search engines read them; null where there is none. */
export function branchSchema(branches: readonly Branch[], { publicUrl }: Pick<Visit, 'publicUrl'>): Graph | null {
  if (branches.length === 0) return null;
  const graph = branches.map((branch): LocalBusiness => ({
    '@type': 'LocalBusiness',
    name: branch.title,
    address: branch.branchAddress ?? undefined,
    telephone: telOf(branch)?.slice('tel:'.length),
    email: branch.contactEmail ?? undefined,
    url: publicUrl,
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    openingHoursSpecification: branch.openingTimes?.map(({ weekday, from, until }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[weekday - 1],
      opens: from,
      closes: until === '24:00' ? '23:59' : until,
    })),
  }));
  return { '@context': 'https://schema.org', '@graph': graph };
}
