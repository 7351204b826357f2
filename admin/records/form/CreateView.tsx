import { PageHeader } from '../../navigation/PageHeader';
import { CreateForm } from './RecordForm';
import type { FormScreen } from '../screen';

export function View({ screen }: { screen: FormScreen }) {
  return (
    <>
      <PageHeader />
      <CreateForm screen={screen} />
    </>
  );
}
