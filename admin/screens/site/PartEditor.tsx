import { useId, useRef } from 'react';
import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { EditedPart } from '@polyphony/domain/publishing/editedPage.js';
import { fieldOf } from '../../fields/binding/placedErrors';
import { ruleFacts } from '../../fields/binding/ruleFacts';
import type { Place } from '../../preview/SiteFrame';
import { InPlaceForm, type Leave } from '../../records/form/inPlace/InPlaceForm';
import type { DraftChange } from '../../records/form/inPlace/undoChange';
import { titleOf } from '../../records/formValues';
import type { RecordDetails } from '../../records/operations';
import type { FormScreen } from '../../records/screen';
import { useT } from '../../texts/useT';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import { FailureAlert } from '../../ui/FailureAlert';
import { OpenInNewIcon } from '../../ui/icons/record';
import { besides } from './besides';
import { useOpenedDraft } from './useOpenedDraft';

/** A part of the page that was chosen to be edited. */
export interface ChosenPart {
  readonly part: EditedPart;
  readonly place: Place;
  /** Address that the part links to. */
  readonly href: string | null;
}

interface PartEditorProps {
  readonly chosen: ChosenPart;
  readonly screen: FormScreen;
  readonly lang: string;
  /** Address of the record's form in the console. */
  readonly formLink: (record: RecordDetails) => string | null;
  readonly onFollow: (href: string) => void;
  readonly onStored: (change: DraftChange | null) => void;
  readonly onClose: () => void;
}

/** The input of a part of the page, beside it. */
export function PartEditor(props: PartEditorProps) {
  const { chosen, screen, lang, formLink, onFollow, onStored, onClose } = props;
  const t = useT();
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const { data, error, refetch } = useQuery(screen.operations.details, {
    variables: { id: chosen.part.id },
    fetchPolicy: 'network-only',
  });
  const record = data && (screen.read?.(data.record) ?? data.record);
  const { draft, failed, again } = useOpenedDraft(screen, record);
  const leave = useRef<Leave>(() => Promise.resolve(true));
  const tried = useRef(false);
  const close = (checked: boolean) => {
    void leave.current(checked).then((isStored) => {
      // What cannot be stored is left by a second attempt.
      if (isStored || (tried.current && !checked)) onClose();
      else if (!checked) tried.current = true;
    });
  };
  const { label, format, isList } = ruleFacts(screen.kind.rules.fields[fieldOf(chosen.part.field)]);
  const isTall = format === 'richText' || format === 'lines' || isList;
  const link = data ? formLink(data.record) : null;
  const isReady = data !== undefined && draft !== undefined;
  const problem = error ?? failed;
  return (
    <Dialog
      open
      onClose={() => close(false)}
      aria-labelledby={id}
      scroll="paper"
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          style: besides(chosen.place, {
            screen: { width: window.innerWidth, height: window.innerHeight },
            isNarrow,
            isTall,
          }),
        },
      }}
    >
      <DialogHead id={id} onClose={() => close(false)}>
        {label ? t(label) : t('records.edit')}
        {data && titleOf(screen.kind, data.record) && (
          <Box component="bdi" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {titleOf(screen.kind, data.record)}
          </Box>
        )}
      </DialogHead>
      <Box sx={{ overflowY: 'auto', minBlockSize: 0 }}>
        {problem && <FailureAlert error={problem} retry={() => (error ? void refetch() : again())} />}
        {!problem && !isReady && (
          <Skeleton role="status" aria-label={t('records.loading')} variant="rectangular" height={140} />
        )}
        {screen.kind.drafts !== true && (
          <Alert severity="info" sx={{ borderRadius: 0 }}>
            {t('inPlace.visitorsSeeThisAtOnce')}
          </Alert>
        )}
        {isReady && (
          <InPlaceForm
            screen={screen}
            opened={data.record}
            draft={draft}
            name={chosen.part.field}
            lang={lang}
            onReady={(next) => (leave.current = next)}
            onStored={onStored}
            onDone={() => close(true)}
          />
        )}
      </Box>
      {(link || chosen.href) && (
        <Box sx={styles.links}>
          {chosen.href !== null && (
            <Button size="small" onClick={() => void leave.current(false).then(() => onFollow(chosen.href ?? '/'))}>
              {t('inPlace.followTheLink')}
            </Button>
          )}
          {link && (
            <Button size="small" component="a" href={`/admin${link}`} target="_blank" startIcon={<OpenInNewIcon />}>
              {t('inPlace.openTheForm')}
            </Button>
          )}
        </Box>
      )}
    </Dialog>
  );
}

const styles = {
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    paddingInline: { xs: 2, md: 3 },
    paddingBlock: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
} as const;
