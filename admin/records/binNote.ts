import { BIN_RETENTION_DAYS } from '@polyphony/domain/limits.js';
import type { Translate } from '../texts/translate';

/** Texts on what happens to one deleted record, and to several. */
const STAYS = {
  one: 'records.itStaysInTheBin',
  several: 'records.theyStayInTheBin',
} as const;

/** Says that deleted records can still be restored: the literal text of the dialog does not. */
export const binNote = (t: Translate, of: keyof typeof STAYS): string => t(STAYS[of], { count: BIN_RETENTION_DAYS });
