import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../navigation/PageHeader';
import { AddLink } from './AddLink';
import { RecordGrid } from './RecordGrid';
import { RecordList } from './RecordList';
import type { ListScreen } from '../screen';
import { ViewSwitch } from './ViewSwitch';

/** Loaded by those who look at one. */
const RecordCalendar = lazy(() => import('../calendar/RecordCalendar'));

/** A kind's list; where its records have days, as a table or as a calendar. */
export function View({ screen }: { screen: ListScreen }) {
  const { range } = screen.kind;
  const [params] = useSearchParams();
  const calendar = range && params.get('view') === 'calendar' ? range : null;
  return (
    <>
      <PageHeader
        actions={
          <>
            {range && <ViewSwitch calendar={calendar !== null} />}
            <AddLink screen={screen} variant="contained" />
          </>
        }
      />
      {calendar ? (
        <Suspense>
          <RecordCalendar screen={screen} range={calendar} />
        </Suspense>
      ) : (
        <RecordList screen={screen} Rows={RecordGrid} table />
      )}
    </>
  );
}
