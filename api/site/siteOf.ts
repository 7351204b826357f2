import type * as PublicSite from '@polyphony/public-site';
import type { SiteHost } from '@polyphony/public-site';
import type { Context } from '../context.js';
import type { Execute, Operation } from '../graphql/executor.js';
import type { SiteClock } from '../platform/siteClock.js';

/** Source from which the site is created, the same for every request. */
export interface SiteSource {
  readonly publicSite: typeof PublicSite;
  readonly siteClock: SiteClock;
  readonly execute: Execute;
  readonly publicUrl: string;
  /** After how many days enquiries are deleted. */
  readonly enquiryRetentionDays: number;
  readonly clientDir: string;
}

/** Options that are special to one request. */
interface RequestOptions extends Pick<SiteHost, 'texts' | 'visitor' | 'preview' | 'typed'> {
  /** Called with each operation before it runs. */
  readonly note?: (query: Operation['query']) => void;
}

/** Creates the site for one request: it queries its data in this process, in the context of that request. */
export function siteOf(
  { publicSite, siteClock, execute, publicUrl, enquiryRetentionDays, clientDir }: SiteSource,
  context: Context,
  { note, ...requestOptions }: RequestOptions,
) {
  return publicSite.createSite({
    ...requestOptions,
    publicUrl,
    clientDir,
    today: siteClock.today(),
    eventZone: siteClock.eventZone,
    enquiryRetentionDays,
    report: (error) => context.log.error({ err: error }, 'page failed'),
    execute: ({ language, variables, ...operation }) => {
      note?.(operation.query);
      return execute(
        { ...operation, variables: { ...variables } },
        { ...context, language: { requested: language, isExplicit: true, default: context.language.default } },
      );
    },
  });
}
