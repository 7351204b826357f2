import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '../../texts/useT';
import { Part, rowList, TextLine } from '../Part';
import { NeedRow } from './NeedRow';
import { useNeeds } from './needs';
import { useAttention } from './useAttention';

/** All that waits for someone with the user's permissions, as one list; a calm sentence where nothing does. */
export function AttentionPart() {
  const t = useT();
  const needsOf = useNeeds();
  const state = useAttention();
  return (
    <Part
      title={t('home.needsYourAttention')}
      state={state}
      empty={t('home.nothingNeedsYourAttention')}
      isEmpty={(figures) => needsOf(figures).length === 0}
      lines={4}
      line={<TextLine start={<Skeleton variant="rounded" width={28} height={28} />} end={<Skeleton width={24} />} />}
    >
      {(figures) => (
        <Box component="ul" sx={rowList}>
          {needsOf(figures).map((need) => (
            <NeedRow key={need.name} need={need} />
          ))}
        </Box>
      )}
    </Part>
  );
}
