import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../navigation/PageHeader';
import type { FirstVisit } from '../../navigation/registry';
import { AddLink } from './AddLink';
import { requestFirstRows } from './firstRows';
import { RecordGrid } from './RecordGrid';
import { RecordList } from './RecordList';
import type { ListScreen } from '../screen';
import { ViewSwitch } from './ViewSwitch';

/** Loaded by those who look at one. */
const RecordCalendar = lazy(() => import('../calendar/RecordCalendar'));

/** Sends the list's query before it is rendered; the calendar sends its own. */
export function request(screen: ListScreen, visit: FirstVisit): Promise<unknown> {
  return isCalendar(screen, visit.params) ? Promise.resolve() : requestFirstRows(screen, visit);
}

const isCalendar = ({ kind }: ListScreen, params: URLSearchParams) =>
  kind.range !== undefined && params.get('view') === 'calendar';

/** A kind's list; where its records have days, as a table or as a calendar. */
export function View({ screen }: { screen: ListScreen }) {
  const { range } = screen.kind;
  const [params] = useSearchParams();
  const calendar = range && isCalendar(screen, params) ? range : null;
  return (
    <>
      <PageHeader
        actions={
          <>
            {range && <ViewSwitch calendar={calendar !== null} />}
            {screen.Actions && <screen.Actions />}
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
