import { PageHeader } from '../shell/PageHeader';
import { AddLink } from './AddLink';
import { RecordList } from './RecordList';
import type { ListScreen } from './screen';

export function View({ screen }: { screen: ListScreen }) {
  return (
    <>
      <PageHeader actions={<AddLink screen={screen} variant="contained" />} />
      <RecordList screen={screen} />
    </>
  );
}
