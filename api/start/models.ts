import { auditModels } from '../audit/auditEntry.js';
import { fileModels } from '../files/index.js';
import { peopleModels } from '../identity/models.js';
import { binModels } from '../modules/bin/index.js';
import { enquiryModels } from '../modules/contact/enquiries/index.js';
import { bookingModels } from '../modules/events/bookings/index.js';
import { visitorModels } from '../modules/people/index.js';
import { settingsModels } from '../modules/settings/index.js';
import { siteTextModels } from '../modules/texts/index.js';
import type { AnyModel } from '../platform/database/models.js';
import { MailModel } from '../platform/mail/queuedMail.js';
import { draftModel } from '../records/drafts/draft.js';
import { releaseItemModel } from '../records/drafts/releaseItems.js';
import { RevisionModel } from '../records/history/revision.js';
import { reviewModels } from '../records/review/storedReview.js';
import { importModels } from '../records/import/storedImport.js';
import { releaseModel } from '../records/releases/release.js';
import type { RecordStores } from '../records/store/loaders.js';
import { DemoRecordModel } from './demo/removal/demoRecord.js';

/** The models of all that an installation stores. */
export const modelsOf = ({ all }: RecordStores): readonly AnyModel[] => [
  ...all.map(({ model }) => model),
  ...bookingModels,
  ...enquiryModels,
  ...binModels,
  RevisionModel,
  draftModel,
  releaseModel,
  releaseItemModel,
  ...reviewModels,
  ...importModels,
  ...fileModels,
  ...peopleModels,
  ...visitorModels,
  ...settingsModels,
  ...siteTextModels,
  ...auditModels,
  MailModel,
  DemoRecordModel,
];
