import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { WindowTitle } from '../brand/WindowTitle';
import { useT } from '../texts/useT';
import { BrokenChord } from './illustrations';

interface MessageViewProps {
  readonly title: MessageOrText;
  readonly description?: MessageOrText;
  /** The request id that the server logged the failure with. */
  readonly requestId?: string | null;
  /** Actions for the user: links, buttons. */
  readonly children?: ReactNode;
}

/** A screen with a message instead of content: a title, a description and an illustration. */
export function MessageView({ title, description, requestId, children }: MessageViewProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, paddingBlock: { xs: 4, md: 8 } }}>
      <WindowTitle page={t.words(title)} />
      <BrokenChord />
      <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
        {t.words(title)}
      </Typography>
      {description && <Typography color="textSecondary">{t.words(description)}</Typography>}
      {requestId && (
        <Typography variant="body2" color="textSecondary">
          {t.parts('shell.requestId', { id: <code>{requestId}</code> })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>{children}</Box>
    </Box>
  );
}
