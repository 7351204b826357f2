import { livePageOf } from '@polyphony/domain/kinds/parts/kind.js';
import { PageHeader } from '../../navigation/PageHeader';
import { PreviewToggle } from '../../preview/PreviewToggle';
import { CreateForm } from './RecordForm';
import type { FormScreen } from '../screen';

export function View({ screen }: { screen: FormScreen }) {
  return (
    <>
      <PageHeader {...(livePageOf(screen.kind) !== null && { actions: <PreviewToggle of="records" /> })} />
      <CreateForm screen={screen} />
    </>
  );
}
