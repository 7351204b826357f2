import { use, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REVIEW_TEXT_MAX } from '@polyphony/domain/publishing/review.js';
import {
  AddCommentDocument,
  RemoveCommentDocument,
  ResolveCommentDocument,
} from '../../../graphql/generated/typed/graphql';
import { dateFormat, MOMENT } from '../../../texts/dates';
import { useT } from '../../../texts/useT';
import { DialogHead } from '../../../ui/dialogs/DialogHead';
import { commentsOn } from './comments';
import { type Comment, ReviewContext } from './ReviewContext';
import { useReviewWrite } from './useReviewWrite';

interface CommentThreadProps {
  readonly anchor: HTMLElement | null;
  /** What the comments are on. */
  readonly title: string;
  readonly field: string | null;
  readonly lang: string | null;
  readonly onClose: () => void;
}

const WHEN = dateFormat(MOMENT);

/** The comments on a field, or on the whole form, and the input of another one. */
export function CommentThread({ anchor, title, field, lang, onClose }: CommentThreadProps) {
  const t = useT();
  const id = useId();
  const { write, busy } = useReviewWrite();
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const onScreen = use(ReviewContext);
  const comments = commentsOn(onScreen?.review?.comments ?? [], field, lang);
  if (!onScreen) return null;
  const add = async () => {
    const { kind, id: of } = onScreen;
    if (!(await write(AddCommentDocument, { kind, id: of, field, lang, text }))) return;
    setText('');
    input.current?.focus();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: styles.paper } }}
    >
      <DialogHead id={id} onClose={onClose}>
        {title}
      </DialogHead>
      <Box sx={styles.body}>
        {comments.length > 0 && (
          <Box component="ul" sx={styles.list}>
            {comments.map((comment) => (
              <Entry
                key={comment.id}
                comment={comment}
                busy={busy}
                write={write}
                onRemoved={() => input.current?.focus()}
              />
            ))}
          </Box>
        )}
        {/* Inside the form of the record in React's tree: its submission is not that one's. */}
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (!busy && text.trim() !== '') void add();
          }}
        >
          <TextField
            value={text}
            inputRef={input}
            onChange={(event) => setText(event.target.value)}
            label={t('review.newComment')}
            size="small"
            autoFocus
            fullWidth
            multiline
            minRows={2}
            maxRows={8}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: REVIEW_TEXT_MAX } }}
          />
          <Button
            type="submit"
            size="small"
            variant="contained"
            disabled={busy || text.trim() === ''}
            sx={{ marginBlockStart: 1 }}
          >
            {t('review.addComment')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}

interface EntryProps {
  readonly comment: Comment;
  readonly busy: boolean;
  readonly write: ReturnType<typeof useReviewWrite>['write'];
  /** Called once it is gone, with the button that had the focus. */
  readonly onRemoved: () => void;
}

function Entry({ comment: { id, by, at, text, mine, resolvedBy }, busy, write, onRemoved }: EntryProps) {
  const t = useT();
  // The buttons stay enabled, so that the one in use keeps the focus.
  const send = (request: () => Promise<unknown>) => (busy ? Promise.resolve() : request());
  const isResolved = resolvedBy !== null;
  return (
    <Box component="li" sx={styles.entry}>
      <Typography variant="caption" color="textSecondary" component="p">
        <bdi>{by}</bdi> · <bdi>{WHEN(new Date(at))}</bdi>
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ ...styles.text, ...(isResolved && { color: 'text.secondary' }) }}>
        {text}
      </Typography>
      {isResolved && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('review.resolvedByName', { name: resolvedBy })}
        </Typography>
      )}
      <Box sx={styles.actions}>
        <Button size="small" onClick={() => void send(() => write(ResolveCommentDocument, { id, to: !isResolved }))}>
          {isResolved ? t('review.reopen') : t('review.resolve')}
        </Button>
        {mine && (
          <Button
            size="small"
            onClick={() =>
              void send(() => write(RemoveCommentDocument, { id }).then((isDone) => isDone && onRemoved()))
            }
          >
            {t('review.remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const styles = {
  paper: { inlineSize: 360, maxInlineSize: 'calc(100vw - 32px)' },
  body: { paddingInline: { xs: 2, md: 3 }, paddingBlockEnd: 2.5 },
  list: { listStyle: 'none', margin: 0, padding: 0, marginBlockEnd: 2 },
  entry: { paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' },
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  actions: { display: 'flex', gap: 0.5, marginInlineStart: -0.75 },
} as const;
