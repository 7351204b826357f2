import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '../../texts/useT';
import { Frame, PartContent, rowList, TextLine } from '../Part';
import { NeedRow } from './NeedRow';
import { useNeeds } from './needs';
import { useAttention } from './useAttention';

/** All that waits for someone with the user's permissions, as a card of the home page. */
export function AttentionPart() {
  const t = useT();
  return (
    <Frame title={t('home.needsYourAttention')}>
      <Needs />
    </Frame>
  );
}

/** All that waits for someone with the user's permissions, as one list; a calm sentence where nothing does. */
export function Needs() {
  const t = useT();
  const needsOf = useNeeds();
  const state = useAttention();
  return (
    <PartContent
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
    </PartContent>
  );
}
