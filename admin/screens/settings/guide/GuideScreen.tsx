import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PRODUCT_NAME } from '@polyphony/domain/brand/name.js';
import { useSystemBrand } from '../../../brand/systemBrand';
import { WindowTitle } from '../../../brand/WindowTitle';
import { FirstStepsNowDocument, UpdateFirstStepsDocument } from '../../../graphql/generated/typed/graphql';
import { useSession } from '../../../session/SessionProvider';
import NotAllowedScreen from '../../../session/rights/NotAllowedScreen';
import { useT } from '../../../texts/useT';
import { Mark } from '../../../ui/illustrations';
import { Tick } from './FirstStepsPart';
import { MiniSites } from './MiniSites';
import { guideSteps, type GuideStep } from './steps';

/** The guide of a new installation, for Super Admins: one step at a time, each saved as it is left. */
export function Component() {
  const session = useSession();
  if (session?.superAdmin !== true) return <NotAllowedScreen operation="firstSteps" anyOf={[]} />;
  return <Guide />;
}

function Guide() {
  const t = useT();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data, refetch } = useQuery(FirstStepsNowDocument, { fetchPolicy: 'cache-and-network' });
  const [update] = useMutation(UpdateFirstStepsDocument, {
    // Home would lead here again.
    update: (cache, { data: updated }) => {
      const firstSteps = updated?.updateFirstSteps.firstSteps;
      if (firstSteps) cache.writeQuery({ query: FirstStepsNowDocument, data: { firstSteps } });
    },
  });
  const state = data?.firstSteps.state;
  // Who has opened it once is not led here again.
  useEffect(() => {
    if (state === 'NEW') void update({ variables: { to: 'BEGUN' } }).catch(() => undefined);
  }, [state, update]);

  const tasks = data?.firstSteps.tasks ?? [];
  const hasTask = ({ task }: GuideStep) => tasks.some(({ name }) => name === task);
  const steps = guideSteps.filter((step) => !step.onlyWithTask || hasTask(step) || step.id === params.get('step'));
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === params.get('step')),
  );
  const current = steps[at] ?? guideSteps[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const visible = useRef(current?.id);
  useEffect(() => {
    if (visible.current === current?.id) return;
    visible.current = current?.id;
    heading.current?.focus();
  }, [current]);
  if (!current) return null;
  const go = (index: number) => {
    // What the step has saved is ticked.
    void refetch().catch(() => undefined);
    const step = steps[index];
    if (step) setParams({ step: step.id });
    else void navigate('/');
  };
  const isDone = ({ task }: GuideStep) => tasks.some(({ name, done }) => name === task && done);
  const { Step } = current;
  return (
    <Box
      sx={{ minBlockSize: '100vh', display: 'flex', flexDirection: 'column', backgroundColor: 'background.default' }}
    >
      <WindowTitle page={t('firstSteps.setUpYourSite')} />
      <Top onLeave={() => void navigate('/')} />
      <Box sx={columns}>
        <StepList steps={steps} at={at} isDone={isDone} onGo={go} />
        <Box component="main" sx={main}>
          <LinearProgress
            variant="determinate"
            aria-hidden
            value={(100 * (at + 1)) / steps.length}
            sx={{ marginBlockEnd: 2.5, borderRadius: 1 }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
            {t('firstSteps.stepNumberOfCount', { number: at + 1, count: steps.length })}
          </Typography>
          <Typography
            ref={heading}
            tabIndex={-1}
            component="h1"
            sx={{ fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.25, outline: 'none', marginBlockEnd: 1 }}
          >
            {t(current.title)}
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
            {t(current.lead)}
          </Typography>
          <Step
            key={current.id}
            onDone={() => go(at + 1)}
            onBack={at > 0 ? () => go(at - 1) : null}
            last={at === steps.length - 1}
          />
        </Box>
        <Box component="aside" aria-hidden sx={aside}>
          <MiniSites />
        </Box>
      </Box>
    </Box>
  );
}

function Top({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT();
  const { name, icon } = useSystemBrand();
  return (
    <Box component="header" sx={top}>
      {icon ? <Box component="img" src={icon.url} alt="" sx={{ inlineSize: 28, blockSize: 28 }} /> : <Mark size={28} />}
      <Box component="bdi" sx={{ fontWeight: 600, flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {name ?? PRODUCT_NAME}
      </Box>
      <Button color="inherit" onClick={onLeave}>
        {t('firstSteps.finishLater')}
      </Button>
    </Box>
  );
}

interface StepListProps {
  readonly steps: readonly GuideStep[];
  readonly at: number;
  readonly isDone: (step: GuideStep) => boolean;
  readonly onGo: (index: number) => void;
}

function StepList({ steps, at, isDone, onGo }: StepListProps) {
  const t = useT();
  return (
    <Box component="nav" aria-label={t('firstSteps.steps')} sx={nav}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <Box
              component="button"
              type="button"
              onClick={() => onGo(index)}
              aria-current={index === at ? 'step' : undefined}
              sx={stepButton}
            >
              <Tick done={isDone(step)}>{index + 1}</Tick>
              {t(step.label)}
            </Box>
          </li>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ marginBlockStart: 'auto' }}>
        {t('firstSteps.everythingCanBeChangedLater')}
      </Typography>
    </Box>
  );
}

const top = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 56,
  paddingInline: { xs: 2, md: 3 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

const columns = {
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '260px minmax(0, 1fr)',
    lg: '260px minmax(0, 600px) minmax(0, 1fr)',
  },
} as const;

const nav = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: 2,
  padding: 3,
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: 'calc(100vh - 57px)',
} as const;

const stepButton = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  inlineSize: '100%',
  minBlockSize: 40,
  paddingInline: 1.25,
  border: 0,
  borderRadius: 1,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-current]': { backgroundColor: 'action.selected', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const main = {
  minInlineSize: 0,
  padding: { xs: 2, sm: 4, lg: 6 },
  paddingBlockStart: { xs: 2, sm: 4 },
  backgroundColor: 'background.paper',
  border: '0 solid',
  borderColor: 'divider',
  borderInlineWidth: { md: 1 },
} as const;

const aside = {
  display: { xs: 'none', lg: 'flex' },
  alignItems: 'center',
  justifyContent: 'center',
  padding: 3,
} as const;
