import { lazy, type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ApproveReviewDocument,
  RequestReviewDocument,
  type ReviewDetailsFragment,
  SendBackReviewDocument,
  WithdrawReviewDocument,
} from '../../../graphql/generated/typed/graphql';
import { useStore } from '../../../platform/Store';
import { useSiteZone } from '../../../session/useSiteZone';
import type { TextName } from '../../../texts/translate';
import { useT } from '../../../texts/useT';
import { CommentIcon } from '../../../ui/icons/record';
import { momentInZone } from '../../publishing/times';
import { WITHOUT } from '../draft/DraftContext';
import type { DraftKeeper } from '../draft/DraftKeeper';
import { hasTexts } from '../draft/draftState';
import { CommentThread } from './CommentThread';
import { openComments } from './comments';
import { ReviewContext } from './ReviewContext';
import type { PublishedEditing } from './Reviewed';
import { useReviewWrite } from './useReviewWrite';

const TextDialog = lazy(() => import('./TextDialog'));

interface ReviewPanelProps {
  readonly target: { readonly kind: string; readonly id: string };
  readonly isPart?: boolean;
  readonly about: string;
  readonly isPublic: boolean;
  readonly editing: PublishedEditing;
  readonly keeper: DraftKeeper | null;
  readonly review: ReviewDetailsFragment;
}

type Request = NonNullable<ReviewDetailsFragment['request']>;

const STATES = {
  WAITING: { label: 'review.waiting', color: 'warning' },
  SENT_BACK: { label: 'review.sentBack', color: 'error' },
  APPROVED: { label: 'review.approved', color: 'success' },
} as const satisfies Readonly<Record<Exclude<Request['state'], 'WITHDRAWN'>, { label: TextName; color: string }>>;

/** The review of a record above its forms: what was requested and decided, and what the user may do about it. */
export default function ReviewPanel(props: ReviewPanelProps) {
  const { target, isPart = false, about, isPublic, editing, keeper, review } = props;
  const t = useT();
  const headingId = useId();
  const { write, busy } = useReviewWrite();
  const [dialog, setDialog] = useState<'ask' | 'sendBack' | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { draft } = useStore(keeper?.state ?? WITHOUT);
  const { needed, mayDecide, request, comments } = review;
  const isWaiting = request?.state === 'WAITING';
  const isOpen = isWaiting || request?.state === 'SENT_BACK';
  const hasChanges = hasTexts(draft) || review.hasChanges;
  useRefreshed(draft.revision ?? null);
  const isChanged = isWaiting && request.changed;
  const open = openComments(comments);
  const isIdle = isPart ? !hasChanges : !needed;
  if (isIdle && !isOpen && comments.length === 0) return null;

  const send = async (note: string) => {
    // What is typed is what is reviewed.
    if (keeper && hasTexts(keeper.state.get().draft) && !(await keeper.flush())) return false;
    return write(RequestReviewDocument, { ...target, note });
  };
  const approve = async () => {
    if (keeper && !(await keeper.flush())) return;
    const { revision = null } = keeper?.state.get().draft ?? {};
    keeper?.hold();
    const { record, forms, published } = editing;
    const sent = new Map([...forms].map(([lang, { current }]) => [lang, current()]));
    if (await write(ApproveReviewDocument, { ...target, version: record.version, revision })) {
      keeper?.emptied();
      published(null, sent);
    } else keeper?.release();
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={isPart ? styles.part : styles.panel}>
      <Box sx={styles.head}>
        <Typography id={headingId} variant="subtitle2" component="h2">
          {t('review.review')}
        </Typography>
        {request && request.state !== 'WITHDRAWN' && (
          <Chip
            size="small"
            variant="outlined"
            color={STATES[request.state].color}
            label={t(STATES[request.state].label)}
          />
        )}
        <Box role="status" sx={styles.words}>
          <Typography variant="body2" color="textSecondary">
            <Words request={isOpen ? request : null} needed={needed} isPublic={isPublic} />
          </Typography>
        </Box>
        <Box sx={styles.actions}>
          {isWaiting && mayDecide && (
            <>
              <Button size="small" variant="contained" disabled={busy} onClick={() => void approve()}>
                {t('review.approveAndPublish')}
              </Button>
              <Button size="small" variant="outlined" disabled={busy} onClick={() => setDialog('sendBack')}>
                {t('review.sendBack')}
              </Button>
            </>
          )}
          {needed && (!isWaiting || isChanged) && (
            <Button size="small" variant="contained" disabled={busy || !hasChanges} onClick={() => setDialog('ask')}>
              {isOpen ? t('review.askAgain') : t('review.askForReview')}
            </Button>
          )}
          {isOpen && request.mine && (
            <Button size="small" disabled={busy} onClick={() => void write(WithdrawReviewDocument, target)}>
              {t('review.withdraw')}
            </Button>
          )}
          <Button
            size="small"
            startIcon={<CommentIcon />}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {open.length > 0 ? t('review.commentsCount', { count: open.length }) : t('review.comments')}
          </Button>
        </Box>
      </Box>
      {isOpen && <Quote>{isWaiting ? request.note : request.reason}</Quote>}
      {isChanged && (
        <Typography variant="body2" color="warning" role="status" sx={{ marginBlockStart: 1 }}>
          {mayDecide ? t('review.changedSinceForReviewer') : t('review.changedSinceForAuthor')}
        </Typography>
      )}
      {anchor && (
        <CommentThread
          anchor={anchor}
          title={t('review.comments')}
          field={null}
          lang={null}
          onClose={() => setAnchor(null)}
        />
      )}
      <Suspense>
        {dialog === 'ask' && (
          <TextDialog
            title={t('review.askForReview')}
            about={about}
            label={t('review.note')}
            action={t('review.ask')}
            initial={isWaiting ? request.note : ''}
            onSend={send}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'sendBack' && (
          <TextDialog
            title={t('review.sendBack')}
            about={about}
            label={t('review.reason')}
            action={t('review.sendBack')}
            required
            onSend={(reason) => write(SendBackReviewDocument, { ...target, reason })}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </Paper>
  );
}

/** Reads the review again once the draft was saved anew: the server knows whether it was changed since. */
function useRefreshed(revision: string | null): void {
  const onScreen = use(ReviewContext);
  const known = useRef(revision);
  useEffect(() => {
    if (known.current !== null && revision !== null && known.current !== revision) onScreen?.refetch();
    known.current = revision;
  }, [revision, onScreen]);
}

interface WordsProps {
  /** Null where nobody waits for anything. */
  readonly request: Request | null;
  readonly needed: boolean;
  readonly isPublic: boolean;
}

/** What was requested or decided last, in a sentence; else what a review is needed for. */
function Words({ request, needed, isPublic }: WordsProps) {
  const t = useT();
  const zone = useSiteZone();
  if (request?.state === 'WAITING')
    return t('review.nameAskedWhen', {
      name: request.requestedBy,
      when: momentInZone(zone, request.requestedAt),
      zone,
    });
  if (request)
    return t('review.nameSentBackWhen', {
      name: request.decidedBy ?? '',
      when: momentInZone(zone, request.decidedAt),
      zone,
    });
  if (!needed) return null;
  return isPublic ? t('review.changesAreDrafts') : t('review.visitorsSeeItAfter');
}

/** What a person wrote. */
function Quote({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <Box component="blockquote" sx={styles.quote}>
      <bdi>{children}</bdi>
    </Box>
  );
}

const styles = {
  panel: { padding: 2, marginBlockEnd: 2 },
  part: { padding: 2, border: 0, borderBlockEnd: '1px solid', borderColor: 'divider', borderRadius: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
  words: { flexGrow: 1, flexBasis: 240, minInlineSize: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 1 },
  quote: {
    margin: 0,
    marginBlockStart: 1.5,
    paddingInlineStart: 1.5,
    borderInlineStart: '3px solid',
    borderColor: 'line.strong',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: '0.875rem',
  },
} as const;
