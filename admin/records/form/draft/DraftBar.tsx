import { lazy, Suspense, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isVisible } from '../../publishing/states';
import { useStore } from '../../../platform/Store';
import { useMay } from '../../../session/rights/useMay';
import { useReviews } from '../../../session/rights/useReviews';
import { useT } from '../../../texts/useT';
import { titleOf } from '../../formValues';
import type { RecordDetails } from '../../operations';
import type { DraftedScreen } from '../../screen';
import { PreviewButton } from '../../publishing/PreviewButton';
import { DraftRelease } from '../../publishing/release/DraftRelease';
import { draftedFormOf } from '../../publishing/release/noun';
import { StateMark } from '../../publishing/StateMark';
import type { Publication } from '../../publishing/usePublication';
import type { Editing } from '../editing';
import type { DraftKeeper } from './DraftKeeper';
import { ScheduleButtons, ScheduleWords } from './DraftScheduling';
import { type DraftState, hasTexts } from './draftState';
import { useDraftActions } from './useDraftActions';

const DifferencesDialog = lazy(() => import('./DifferencesDialog'));

interface DraftBarProps<Details extends RecordDetails> {
  readonly screen: DraftedScreen<Details>;
  readonly editing: Editing<Details>;
  /** The record as visitors may see it now. */
  readonly opened: RecordDetails;
  readonly keeper: DraftKeeper;
  /** Shows the form of a language. */
  readonly onLang: (code: string) => void;
  /** Null for what has no states. */
  readonly publication: Publication | null;
}

/** Says above the forms of a record that they hold a draft, and what can be done with it. */
export function DraftBar<Details extends RecordDetails>(props: DraftBarProps<Details>) {
  const { screen, editing, opened, keeper, onLang, publication } = props;
  const t = useT();
  const may = useMay();
  const { isNeeded } = useReviews();
  const state = useStore(keeper.state);
  const { draft, clash, isAside } = state;
  const { publish, discard, schedule, isValid, busy } = useDraftActions(screen, editing, keeper, onLang);
  const [comparing, setComparing] = useState(false);
  const { record, forms } = editing;
  const { previewDraft } = screen.operations;
  const hasFailed = state.status === 'failed';
  if (!hasTexts(draft))
    return screen.byHand && !screen.inPlace && !hasFailed ? null : (
      <Typography role="status" variant="body2" color={hasFailed ? 'error' : 'textSecondary'} sx={styles.none}>
        {hasFailed ? <FailureWords state={state} /> : t('publishing.changesAreSavedAsA')}
      </Typography>
    );
  const isSeen = isVisible(screen.kind, opened);
  const mayUpdate = may('Mutation', screen.kind.names.update) && !(isNeeded && isSeen);
  // A record that is scheduled keeps its time; what is published has its draft published.
  const publishesBoth = publication?.may === true && ['draft', 'withdrawn'].includes(publication.state);
  const isStale = draft.languages.some(({ from }) => from < record.version);
  const severity = draft.schedule?.failure || hasFailed ? 'error' : clash || isStale ? 'warning' : 'info';
  return (
    <Alert severity={severity} role="region" aria-label={t('publishing.draft')} sx={styles.bar}>
      {publication && <StateMark state={publication.state} />}
      <Box component="p" sx={{ margin: 0 }}>
        {isSeen ? t('publishing.youAreEditingADraft') : t('publishing.youAreEditingADraftIt')}
      </Box>
      {isSeen && !clash && !isNeeded && !screen.inPlace && (
        <Box component="p" sx={{ margin: 0 }}>
          {t('publishing.publishingTakesAllLanguagesThe')}
        </Box>
      )}
      <Box component="p" role="status" sx={{ margin: 0 }}>
        {hasFailed && <FailureWords state={state} />}
      </Box>
      {draft.schedule && <ScheduleWords schedule={draft.schedule} />}
      {isStale && !clash && (
        <Box component="p" sx={{ margin: 0, marginBlockStart: 0.5 }}>
          {t('publishing.theRecordHasChangedSince')}
        </Box>
      )}
      {clash ? (
        <Box role="alert" sx={{ marginBlockStart: 0.5 }}>
          <bdi>
            {clash.by
              ? t('publishing.nameChangedTheSameFields', {
                  name: clash.by,
                })
              : t('publishing.someoneElseChangedTheSame')}
          </bdi>
          <Box sx={styles.actions}>
            <Button size="small" variant="contained" onClick={() => keeper.settle('mine')}>
              {t('publishing.keepMine')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => keeper.settle('theirs')}>
              {t('publishing.useTheirs')}
            </Button>
          </Box>
        </Box>
      ) : (
        <Box sx={styles.actions}>
          {mayUpdate && publishesBoth && (
            <Button
              size="small"
              variant="contained"
              disabled={busy || isAside || publication.busy}
              onClick={() => void publish().then((isSaved) => isSaved && publication.set(true))}
            >
              {t('publishing.publishNow')}
            </Button>
          )}
          {mayUpdate && (
            <Button
              size="small"
              variant={publishesBoth ? 'outlined' : 'contained'}
              disabled={busy || isAside}
              onClick={() => void publish()}
            >
              {isSeen ? t('publishing.publishTheDraft') : t('publishing.saveToTheRecord')}
            </Button>
          )}
          {mayUpdate && !isNeeded && !screen.inPlace && (
            <ScheduleButtons
              schedule={draft.schedule ?? null}
              about={screen.byHand ? t(screen.byHand.about) : titleOf(screen.kind, record)}
              disabled={busy || isAside}
              isValid={isValid}
              onSchedule={schedule}
            />
          )}
          {mayUpdate && !screen.inPlace && (
            <DraftRelease
              form={draftedFormOf(screen.kind)}
              id={screen.byHand?.idOf(record) ?? record.id}
              version={record.version}
              about={screen.byHand ? t(screen.byHand.about) : titleOf(screen.kind, record)}
              disabled={busy || isAside}
              before={async () => (await isValid()) && keeper.flush()}
            />
          )}
          {previewDraft && !screen.inPlace && may('Mutation', screen.kind.names.previewDraft) && (
            <PreviewButton operation={previewDraft} id={record.id} size="small" before={() => keeper.flush()} />
          )}
          {!screen.inPlace && (
            <Button size="small" onClick={() => setComparing(true)}>
              {t('publishing.showDifferences')}
            </Button>
          )}
          <Button size="small" disabled={busy} onClick={() => void discard()}>
            {t('publishing.discardTheDraft')}
          </Button>
          {publication?.may && publication.state === 'published' && (
            <Button size="small" disabled={publication.busy} onClick={() => void publication.set(false)}>
              {t('publishing.withdraw')}
            </Button>
          )}
        </Box>
      )}
      {comparing && (
        <Suspense>
          <DifferencesDialog
            rules={screen.kind.rules}
            forms={forms}
            record={record}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </Alert>
  );
}

/** Says that what is typed is not saved in the draft, and why. */
function FailureWords({ state: { refusal } }: { readonly state: DraftState }) {
  const t = useT();
  if (refusal === null) return t('publishing.changesAreNotBeingSaved');
  return (
    <>
      {t('publishing.changesAreNotSavedAs')} <bdi>{t.words(refusal)}</bdi>
    </>
  );
}

const styles = {
  none: { paddingInline: { xs: 2, md: 3 }, paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' },
  bar: {
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    paddingInline: { xs: 2, md: 3 },
    '& .MuiAlert-message': { flex: 1, minInlineSize: 0 },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 },
} as const;
