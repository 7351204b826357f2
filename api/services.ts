import type { LanguageChoice } from '@polyphony/domain/languages.js';
import type { UploadSettings } from './files/signUploads.js';
import type { OneTimeCodes } from './identity/passwords/oneTimeCodes.js';
import type { Sessions } from './identity/sessions/sessions.js';
import type { PersonalData } from './identity/personalData/personalData.js';
import type { InConstantTime } from './identity/passwords/constantTime.js';
import type { EnquirySettings } from './modules/contact/enquiries/enquirySettings.js';
import type { BookingMailSettings } from './modules/events/bookings/mails/bookingMails.js';
import type { CodesInUse } from './modules/settings/pricesForm.js';
import type { TextsOfSite } from '@polyphony/domain/siteTexts/editedTexts.js';
import type { Pricing } from '@polyphony/domain/money/participants.js';
import type { ApplicationCache } from './platform/cache/applicationCache.js';
import type { ContentStamps } from './platform/cache/contentStamps.js';
import type { Limits } from './platform/limits/rateLimits.js';
import type { MailQueue } from './platform/mail/mailQueue.js';
import type { PrivateFiles } from './platform/privateFiles.js';
import type { SiteClock } from './platform/siteClock.js';
import type { BinSettings } from './records/bin/binSettings.js';
import type { FileAddresses } from './records/read/fileAddresses.js';
import type { FileLibrary } from './records/write/fileLibrary.js';
import type { ImportSignals } from './records/import/importSignals.js';
import type { PreviewLinks } from './records/preview/previewLinks.js';
import type { ScheduledTimes } from './records/publishing/scheduledTimes.js';
import type { Reviews } from './records/review/reviews.js';
import type { WriteParticipants } from './records/write/participants.js';
import type { Storage } from './storage/storage.js';

/**
 * What one app consists of beside its records: each service has its own settings, keys and caches. `start` creates them, and
 * every context carries them, so that two apps in one process share none.
 */
export interface Services {
  readonly stamps: ContentStamps;
  readonly siteClock: SiteClock;
  /** The name of the installation in a language ("System name" of the settings). */
  readonly systemName: (language: LanguageChoice) => Promise<string>;
  /** For whom prices are, and of which types ("Prices and participants" of the settings). */
  readonly pricing: () => Promise<Pricing>;
  readonly codesInUse: CodesInUse;
  /** The texts of the site and of its mails, with what editors wrote. */
  readonly siteTexts: () => Promise<TextsOfSite>;
  readonly applicationCache: ApplicationCache;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly inConstantTime: InConstantTime;
  readonly personalData: PersonalData;
  readonly storage: Storage;
  readonly uploads: UploadSettings;
  readonly fileAddresses: FileAddresses;
  readonly fileLibrary: FileLibrary;
  readonly previewLinks: PreviewLinks;
  readonly privateFiles: PrivateFiles;
  readonly scheduledTimes: ScheduledTimes;
  readonly writeParticipants: WriteParticipants;
  readonly reviews: Reviews;
  readonly imports: ImportSignals;
  readonly mailQueue: MailQueue;
  readonly bookingMailSettings: BookingMailSettings;
  readonly enquirySettings: EnquirySettings;
  readonly binSettings: BinSettings;
}
