import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { cmsPageOperations as operations } from '../../graphql/generated/operations/cmsPage';
import { slugColumn, updatedColumn } from '../../records/columns/columns';
import { listScreen } from '../../records/screen';
import { SectionsLink } from './SectionsLink';

export const screen = listScreen({
  kind: kindFacts.cmsPage,
  operations,
  editsById: true,
  columns: [
    slugColumn,
    {
      field: 'linkId',
      header: 'records.sections',
      width: 130,
      screenOnly: true,
      show: ({ slug, linkId }) => <SectionsLink slug={slug} linkId={linkId} />,
    },
    updatedColumn,
  ],
  empty: screenTexts.noData,
});
