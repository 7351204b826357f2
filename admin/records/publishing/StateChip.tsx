import Chip from '@mui/material/Chip';
import type { PublishingState } from '@polyphony/domain/publishing/publishingState.js';
import { useT } from '../../texts/useT';
import { PUBLISHING_COLORS, PUBLISHING_LABELS } from './states';

/** Draft, scheduled, published or withdrawn. */
export function StateChip({ state }: { readonly state: PublishingState }) {
  const t = useT();
  return <Chip size="small" variant="outlined" color={PUBLISHING_COLORS[state]} label={t(PUBLISHING_LABELS[state])} />;
}
