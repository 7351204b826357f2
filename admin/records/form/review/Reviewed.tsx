import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { isReviewed } from '@polyphony/domain/publishing/review.js';
import { FieldAside } from '../../../fields/binding/FieldAside';
import { RecordReviewDocument } from '../../../graphql/generated/typed/graphql';
import { useReviews } from '../../../session/rights/useReviews';
import type { RecordDetails } from '../../operations';
import type { FormScreen } from '../../screen';
import type { DraftKeeper } from '../draft/DraftKeeper';
import type { Editing } from '../editing';
import { ReviewContext } from './ReviewContext';

const ReviewPanel = lazy(() => import('./ReviewPanel'));
const FieldComments = lazy(() => import('./FieldComments'));

const Comments = ({ name }: { readonly name: string }) => (
  <Suspense>
    <FieldComments name={name} />
  </Suspense>
);

interface ReviewedProps {
  readonly screen: FormScreen;
  readonly editing: Editing;
  /** The record as it was loaded last. */
  readonly opened: RecordDetails;
  readonly keeper: DraftKeeper | null;
  /** Called after the record was published by the review. */
  readonly onPublished: () => void;
  /** The forms. */
  readonly children: ReactNode;
}

/** The forms of a record with its review above them and comments at their inputs, where the settings require reviews. */
export function Reviewed({ children, ...props }: ReviewedProps) {
  const { kind } = props.screen;
  const { isOn } = useReviews();
  const { id } = props.opened;
  const isShown = isOn && isReviewed(kind);
  const { data, refetch } = useQuery(RecordReviewDocument, {
    variables: { kind: kind.name, id },
    skip: !isShown,
    fetchPolicy: 'cache-and-network',
  });
  const review = data?.recordReview;
  const shown = useMemo(
    () => (isShown ? { kind: kind.name, id, review, refetch: () => void refetch().catch(() => undefined) } : null),
    [isShown, kind.name, id, review, refetch],
  );
  return (
    <ReviewContext value={shown}>
      {review && (
        <Suspense>
          <ReviewPanel {...props} review={review} />
        </Suspense>
      )}
      <FieldAside value={shown ? Comments : null}>{children}</FieldAside>
    </ReviewContext>
  );
}
