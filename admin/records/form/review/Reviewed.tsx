import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { FieldAside } from '../../../fields/binding/FieldAside';
import { RecordReviewDocument } from '../../../graphql/generated/typed/graphql';
import { useStore } from '../../../platform/Store';
import { useReviews } from '../../../session/rights/useReviews';
import type { FormValues } from '../../formValues';
import { WITHOUT } from '../draft/DraftContext';
import type { DraftKeeper } from '../draft/DraftKeeper';
import { hasTexts } from '../draft/draftState';
import { ReviewContext } from './ReviewContext';

const ReviewPanel = lazy(() => import('./ReviewPanel'));
const FieldComments = lazy(() => import('./FieldComments'));

const Comments = ({ name }: { readonly name: string }) => (
  <Suspense>
    <FieldComments name={name} />
  </Suspense>
);

/** The editing of a record, as far as its publication goes. */
export interface PublishedEditing {
  readonly record: { readonly version: number };
  readonly forms: ReadonlyMap<string, { readonly current: () => FormValues }>;
  readonly published: (record: null, sent: ReadonlyMap<string, FormValues>) => void;
}

interface ReviewedProps {
  /** The name of the form to the server, and the id of its record; null: it has no reviews. */
  readonly target: { readonly kind: string; readonly id: string } | null;
  /** Whether it is one of several forms on the screen: then its review is onScreen only where there is something to review. */
  readonly isPart?: boolean;
  /** Name of the record, or of its part. */
  readonly about: string;
  /** Whether visitors see the record. */
  readonly isPublic: boolean;
  readonly editing: PublishedEditing;
  readonly keeper: DraftKeeper | null;
  /** The forms. */
  readonly children: ReactNode;
}

/** The forms of a record with its review above them and comments at their inputs, where the settings require reviews. */
export function Reviewed({ target, children, ...props }: ReviewedProps) {
  const { isOn, isNeeded } = useReviews();
  const { draft } = useStore(props.keeper?.state ?? WITHOUT);
  const { kind = '', id = '' } = target ?? {};
  const isEnabled = isOn && target !== null && (!props.isPart || isNeeded || hasTexts(draft));
  const { data, refetch } = useQuery(RecordReviewDocument, {
    variables: { kind, id },
    skip: !isEnabled,
    fetchPolicy: 'cache-and-network',
  });
  const review = data?.recordReview;
  const onScreen = useMemo(
    () => (isEnabled ? { kind, id, review, refetch: () => void refetch().catch(() => undefined) } : null),
    [isEnabled, kind, id, review, refetch],
  );
  return (
    <ReviewContext value={onScreen}>
      {review && (
        <Suspense>
          <ReviewPanel {...props} target={{ kind, id }} review={review} />
        </Suspense>
      )}
      <FieldAside value={onScreen ? Comments : null}>{children}</FieldAside>
    </ReviewContext>
  );
}
