import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useT } from '../../../texts/useT';
import type { LeftOut } from './leftOut';

interface PasteNoticeProps {
  readonly leftOut: readonly LeftOut[];
  readonly onClose: () => void;
}

/** Says what a text did not keep of what was pasted into it, until it is closed or something else is pasted. */
export function PasteNotice({ leftOut, onClose }: PasteNoticeProps) {
  const t = useT();
  return (
    <Alert severity="warning" onClose={onClose} closeText={t('records.close')} sx={{ borderRadius: 0 }}>
      {t('records.leftOutOfWhatWas')}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {leftOut.map(({ words, count }) => (
          <li key={words}>{t(words, { count })}</li>
        ))}
      </Box>
    </Alert>
  );
}
