import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import {
  DemoContentNowDocument,
  DemoProgressNowDocument,
  type DemoContentNowQuery,
} from '../../../graphql/generated/typed/graphql';
import { kindFacts, readMostlyFacts } from '../../../graphql/generated/kindFacts';
import { useScreens } from '../../../navigation/screens';
import { wholeNumber } from '../../../texts/numbers';
import { useT } from '../../../texts/useT';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { FailureAlert } from '../../../ui/FailureAlert';
import { useDemoWork } from './useDemoWork';

type DemoKinds = DemoContentNowQuery['demoContent']['kinds'];

/** Milliseconds between looks at how far a removal has come. */
const LOOK_MS = 1000;

const plurals = new Map<string, string>(
  [...Object.values(kindFacts), ...Object.values(readMostlyFacts)].map(({ name, plural }) => [name, plural]),
);

/** The title of a kind's list. */
function useTitles(): (kind: string) => string {
  const t = useT();
  const screens = useScreens();
  return (kind) => {
    if (kind === SETTINGS) return t('firstSteps.websiteSettings2');
    const list = screens.find(({ gate }) => gate?.[0] === 'Query' && gate[1] === plurals.get(kind));
    return list ? t(list.title) : kind;
  };
}

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says what of the demo content goes and what stays, and removes it. */
export function DemoDialog({ open, onClose }: Props) {
  const t = useT();
  const { busy, remove } = useDemoWork();
  const { data, error, refetch } = useQuery(DemoContentNowDocument, { skip: !open, fetchPolicy: 'network-only' });
  const kinds = data?.demoContent.kinds ?? [];
  const going = kinds.filter(({ removable }) => removable > 0);
  const staying = kinds.filter((one) => one.staying > 0);
  return (
    <ConfirmDialog
      open={open}
      title={t('firstSteps.removeTheDemoContent2')}
      action={t('firstSteps.removeTheDemoContent')}
      busy={busy}
      disabled={going.length === 0}
      onConfirm={() => void remove().then((done) => done && onClose())}
      onCancel={onClose}
    >
      {error && <FailureAlert error={error} retry={() => void refetch().catch(() => undefined)} />}
      {!data && !error && <LinearProgress aria-label={t('records.loading')} />}
      {data && going.length === 0 && <DialogContentText>{t('firstSteps.thereIsNoDemoContent')}</DialogContentText>}
      <Counts title={t('firstSteps.thisWillBeRemoved')} kinds={going} count={({ removable }) => removable} />
      <Counts title={t('firstSteps.thisStays')} kinds={staying} count={(one) => one.staying} />
      {going.length > 0 && <DialogContentText>{t('firstSteps.youCanBringItAllBack')}</DialogContentText>}
      {busy && <Progress />}
    </ConfirmDialog>
  );
}

function Counts({
  title,
  kinds,
  count,
}: {
  readonly title: string;
  readonly kinds: DemoKinds;
  readonly count: (kind: DemoKinds[number]) => number;
}) {
  const titleOf = useTitles();
  if (kinds.length === 0) return null;
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Typography sx={{ marginBlockEnd: 0.5 }}>{title}</Typography>
      <Box
        component="ul"
        sx={{
          margin: 0,
          padding: 0,
          listStyle: 'none',
          columnGap: 3,
          columnWidth: 170,
          '& li': { display: 'flex', gap: 1, breakInside: 'avoid', paddingBlock: 0.25 },
        }}
      >
        {kinds.map((one) => (
          <li key={one.kind}>
            <Box component="span" sx={{ flexGrow: 1, color: 'text.secondary' }}>
              {titleOf(one.kind)}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {wholeNumber(count(one))}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** How far it has come, also for screen readers. */
function Progress() {
  const t = useT();
  const { data } = useQuery(DemoProgressNowDocument, { pollInterval: LOOK_MS, fetchPolicy: 'network-only' });
  const { done, of } = data?.demoProgress ?? { done: 0, of: 0 };
  return (
    <Box role="status" sx={{ marginBlockStart: 2 }}>
      <Typography variant="body2" sx={{ marginBlockEnd: 0.5 }}>
        {of > 0 ? t('firstSteps.doneOfCountDone', { done, count: of }) : t('records.processing')}
      </Typography>
      <LinearProgress
        aria-hidden
        {...(of > 0
          ? { variant: 'determinate' as const, value: (100 * done) / of }
          : { variant: 'indeterminate' as const })}
      />
    </Box>
  );
}
