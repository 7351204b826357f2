import type { RecordDetails, RecordDraft } from '../../operations';
import type { FormParts } from '../editing';
import type { DraftPlace } from './draftRequests';

/** Options of a DraftKeeper, for the record whose draft it keeps. */
export interface KeeperOptions extends DraftPlace {
  /** The forms of the record, by language. */
  readonly forms: ReadonlyMap<string, FormParts>;
  readonly record: RecordDetails;
  /** Whether the user may write the texts of a language. */
  readonly mayWrite: (lang: string) => boolean;
  /** Saves nothing while there is no draft, until `begin` is called. */
  readonly byHand: boolean;
  /** The draft, where it was loaded with the record. */
  readonly opened: RecordDraft | null;
}
