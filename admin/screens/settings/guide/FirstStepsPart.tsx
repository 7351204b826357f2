import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import {
  FirstStepsNowDocument,
  UpdateFirstStepsDocument,
  type FirstStepsNowQuery,
  type FirstTask,
} from '../../../graphql/generated/typed/graphql';
import { Frame, listStyle } from '../../../home/Part';
import { usePart } from '../../../home/usePart';
import { PageLink } from '../../../navigation/PageLink';
import type { TextName } from '../../../texts/translate';
import { useT } from '../../../texts/useT';
import { CheckIcon } from '../../../ui/icons/states';
import { DemoDialog } from '../demo/DemoDialog';
import { GUIDE_PATH } from './guidePath';

type Tasks = FirstStepsNowQuery['firstSteps']['tasks'];

/** The kinds whose writes may do one of the tasks. */
const KINDS = ['websiteSettings', 'language', 'cmsPage', 'event', 'staffMember'];

/** The words of each task, and where it is done; that of the demo content is done in a dialog. */
const TASKS: Readonly<Record<FirstTask, { readonly label: TextName; readonly to: string | null }>> = {
  NAME: { label: 'firstSteps.giveYourSiteAName', to: `/${GUIDE_PATH}?step=name` },
  LOGO: { label: 'firstSteps.addYourLogo', to: `/${GUIDE_PATH}?step=look` },
  LANGUAGE: { label: 'firstSteps.addASecondLanguage', to: `/${GUIDE_PATH}?step=languages` },
  PAGE: { label: 'firstSteps.writeTheStartOfYourHomePage', to: `/${GUIDE_PATH}?step=page` },
  EVENT: { label: 'firstSteps.createYourFirstEvent', to: '/event/manage/create' },
  STAFF: { label: 'firstSteps.addAColleague', to: '/staff/view' },
  DEMO: { label: 'firstSteps.removeTheDemoContent', to: null },
};

/** What a new site still needs, for Super Admins, until it is done or dismissed. A new installation begins with the guide. */
export function FirstStepsPart() {
  const t = useT();
  const { data } = usePart(FirstStepsNowDocument, {}, KINDS);
  const [update] = useMutation(UpdateFirstStepsDocument, { refetchQueries: [FirstStepsNowDocument] });
  const [removing, setRemoving] = useState(false);
  if (!data) return null;
  const { state, tasks } = data.firstSteps;
  if (state === 'NEW') return <Navigate to={`/${GUIDE_PATH}`} replace />;
  if (tasks.every(({ done }) => done)) return null;
  return (
    <Frame title={t('firstSteps.firstSteps')} more={{ to: `/${GUIDE_PATH}`, label: t('firstSteps.openTheGuide') }}>
      <TaskList tasks={tasks} onRemove={() => setRemoving(true)} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: '4px 8px 12px 16px' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {t('firstSteps.doneOfCountDone', { done: tasks.filter(({ done }) => done).length, count: tasks.length })}
        </Typography>
        <Button size="small" onClick={() => void update({ variables: { to: 'DISMISSED' } }).catch(() => undefined)}>
          {t('firstSteps.hideThisList')}
        </Button>
      </Box>
      <DemoDialog open={removing} onClose={() => setRemoving(false)} />
    </Frame>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  inlineSize: '100%',
  minBlockSize: 32,
  padding: 0,
  fontSize: '0.8125rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
} as const;

function TaskList({ tasks, onRemove }: { readonly tasks: Tasks; readonly onRemove: () => void }) {
  const t = useT();
  return (
    <Box component="ul" sx={{ ...listStyle, paddingInline: 2 }}>
      {tasks.map(({ name, done }) => {
        const { label, to } = TASKS[name];
        const content = (
          <>
            <Tick done={done} label={done ? t('firstSteps.done') : t('firstSteps.toDo')} />
            <span>{t(label)}</span>
          </>
        );
        return (
          <li key={name}>
            {done ? (
              <Box sx={{ ...row, color: 'text.secondary', cursor: 'default', '&:hover': {} }}>{content}</Box>
            ) : null}
            {!done && to !== null && (
              <Box component={PageLink} to={to} sx={row}>
                {content}
              </Box>
            )}
            {!done && to === null && (
              <Box component="button" type="button" onClick={onRemove} sx={row}>
                {content}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** A tick in a circle, or the circle alone; a word for screen readers. */
export function Tick({
  done,
  label,
  children,
}: {
  readonly done: boolean;
  readonly label?: string;
  readonly children?: ReactNode;
}) {
  return (
    <Box
      component="span"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        inlineSize: 22,
        blockSize: 22,
        borderRadius: '50%',
        border: '1px solid',
        borderColor: done ? 'success.main' : 'divider',
        color: done ? 'success.main' : 'text.secondary',
        fontSize: '0.75rem',
      }}
    >
      {done ? <CheckIcon sx={{ fontSize: 14 }} /> : children}
    </Box>
  );
}
