import { BIN_RETENTION_DAYS } from '@polyphony/domain/limits.js';
import type { Translate } from '../texts/translate';

/** Texts on what happens to one deleted record, and to several. */
const STAYS = {
  one: { one: 'It stays in the bin for {count} day.', other: 'It stays in the bin for {count} days.' },
  several: { one: 'They stay in the bin for {count} day.', other: 'They stay in the bin for {count} days.' },
} as const;

/** Says that deleted records can still be restored: the literal text of the dialog does not. */
export const binNote = (t: Pick<Translate, 'plural'>, of: keyof typeof STAYS): string =>
  t.plural(STAYS[of], BIN_RETENTION_DAYS);
