import type { JobPosting, WithContext } from 'schema-dts';
import { withOffset } from '@polyphony/domain/timeZone.js';
import type { SharedPicture } from '../../document/head.js';
import { logoAddress } from '../../document/sharedPicture.js';
import { addressOfPage } from '../../document/pageLanguages.js';
import type { Visit } from '../../visit/visit.js';
import type { PublishedCareer } from './career.js';

/** The last minute of a day, with the offset of the site's zone where that is known. */
const endOfDay = (day: string, zone: string | null): string =>
  zone === null ? `${day}T23:59` : withOffset(zone, `${day}T23:59`);

/** A vacancy as search engines read it (https://schema.org/JobPosting). */
export function jobPosting(job: PublishedCareer, visit: Visit, picture: SharedPicture | null): WithContext<JobPosting> {
  const { publicUrl, texts, eventZone } = visit;
  const posted = job.firstPublishedAt ?? job.createdAt;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobName,
    description: job.jobDescription ?? undefined,
    url: addressOfPage(job, visit),
    image: picture?.url,
    identifier: { '@type': 'PropertyValue', name: texts.site.name, value: job.id },
    datePosted: posted,
    validThrough: job.closesOn ? endOfDay(job.closesOn, eventZone) : undefined,
    totalJobOpenings: job.jobVacancies || undefined,
    hiringOrganization: {
      '@type': 'Organization',
      name: texts.site.name,
      sameAs: publicUrl,
      logo: logoAddress(visit),
    },
  };
}
