import { RELEASE } from '@polyphony/domain/publishing/releases.js';
import type { RecordNoun } from '../../fetchAgain';

/** Names the queries that a write of a release fetches again. */
export const releaseNoun: RecordNoun = { name: RELEASE, plural: 'releases' };

/** The path of a release's page. */
export const releasePath = (id: string): string => `/releases/${id}`;

/** The name of a form's drafts: 'event', 'cmsPageSection', 'settings'. */
export const draftedFormOf = ({ names }: { readonly names: { readonly draft: string } }): string =>
  names.draft.replace(/Draft$/, '');
