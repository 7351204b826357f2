import { createContext, use } from 'react';
import { Store, useStore } from '../../../platform/Store';
import { dateFormat, MOMENT } from '../../../texts/dates';
import { useT } from '../../../texts/useT';
import type { RecordDraft } from '../../operations';
import { NO_DRAFT, type DraftState } from './draftState';

/** Of forms, and for users, without drafts. */
export const WITHOUT = new Store<DraftState>(NO_DRAFT);

/** The draft of the record whose forms are on the screen. */
export const DraftContext = createContext(WITHOUT);

const CLOCK = dateFormat({ hour: 'numeric', minute: '2-digit' });
const WHEN = dateFormat(MOMENT);

/** Says when all that is typed was saved in the draft; null while something of it is not. */
export function useDraftWords(): string | null {
  const t = useT();
  const { status, draft, savedHere, isAside } = useStore(use(DraftContext));
  const moment = status === 'saved' && !isAside ? savedAt(draft) : null;
  if (moment === null) return null;
  return savedHere
    ? t('publishing.draftSavedAtTime', { time: CLOCK(moment) })
    : t('publishing.draftOfTime', { time: WHEN(moment) });
}

function savedAt({ languages }: RecordDraft): Date | null {
  const times = languages.map(({ updatedAt }) => Date.parse(updatedAt));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
