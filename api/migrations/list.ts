import type { Migration } from './migration.js';
import { dropRetiredIndexes } from './steps/0001-drop-retired-indexes.js';
import { translateMetaTexts } from './steps/0002-translate-meta-texts.js';
import { dateFirstPublications } from './steps/0003-date-first-publications.js';
import { storePricesAsMoney } from './steps/0004-store-prices-as-money.js';
import { storeBookedPricesAsMoney } from './steps/0005-store-booked-prices-as-money.js';

/** All steps, by number: the only list of them. */
export const migrations: readonly Migration[] = [
  dropRetiredIndexes,
  translateMetaTexts,
  dateFirstPublications,
  storePricesAsMoney,
  storeBookedPricesAsMoney,
];

/** The number of the last step: stored with what is migrated when it is read. What has none is of before the first step. */
export const latestStep = (): number => migrations.at(-1)?.number ?? 0;
