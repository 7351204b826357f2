import './stateMark.css';
import type { PublishingState } from '@polyphony/domain/publishing/publishingState.js';
import { useT } from '../../texts/useT';
import { PUBLISHING_LABELS } from './states';

/** Draft, scheduled, published or withdrawn: a word says it, and a dot helps the eye. A list has one in each row, so it is plain. */
export function StateMark({ state }: { readonly state: PublishingState }) {
  const t = useT();
  return (
    <span className="state-mark" data-state={state}>
      {t(PUBLISHING_LABELS[state])}
    </span>
  );
}
