import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Connection, tryAgain, useConnection } from '../graphql/connection';
import { useUnsaved } from '../session/unsaved';
import type { Translate } from '../texts/translate';
import { useT } from '../texts/useT';

/** The text for a state of the connection. */
function wordsFor(connection: Exclude<Connection, 'fine'>, t: Translate): string {
  switch (connection) {
    case 'offline':
      return t('topBar.youreOfflineWellReconnectAutomatically');
    case 'unreachable':
      return t('topBar.theServerCannotBeReached');
    case 'slow':
      return t('topBar.theServerIsTakingLonger');
  }
}

/**
 * A sticky notice that the server is unreachable or slow, and that no unsaved input is lost. Not lazy: without a
 * connection it could not be loaded.
 * @param below its sticky offset from the top of the window, in pixels
 */
export function ConnectionNotice({ below }: { below: number }) {
  const t = useT();
  const connection = useConnection();
  const unsaved = useUnsaved();
  return (
    <Box
      aria-live="polite"
      data-connection={connection}
      sx={{ position: 'sticky', insetBlockStart: below, zIndex: 'mobileStepper' }}
    >
      {connection !== 'fine' && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minBlockSize: 44,
            paddingInline: { xs: 2, md: 3 },
            paddingBlock: 0.5,
            color: 'background.paper',
            backgroundColor: 'text.primary',
          }}
        >
          <p style={{ margin: 0 }}>
            {wordsFor(connection, t)} {unsaved && connection !== 'slow' && t('topBar.whatYouTypedIsStill')}
          </p>
          {connection === 'unreachable' && (
            <Button color="inherit" size="small" onClick={tryAgain} sx={{ flexShrink: 0 }}>
              {t('topBar.tryNow')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
