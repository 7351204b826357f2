import { lazy, Suspense } from 'react';
import { useMay } from '../../../session/rights/useMay';
import type { DraftedRecord } from './DraftReleaseButtons';

const DraftReleaseButtons = lazy(() => import('./DraftReleaseButtons'));

/** The release that the draft of a record is in, or the button that puts it into one; for those who may see releases. */
export function DraftRelease(record: DraftedRecord) {
  const may = useMay();
  if (!may('Query', 'releaseOf')) return null;
  return (
    <Suspense>
      <DraftReleaseButtons {...record} />
    </Suspense>
  );
}
