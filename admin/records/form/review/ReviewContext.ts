import { createContext } from 'react';
import type { ReviewDetailsFragment } from '../../../graphql/generated/typed/graphql';

export type Comment = ReviewDetailsFragment['comments'][number];

/** The review of the record whose forms are on the screen. */
export interface ReviewOnScreen {
  readonly kind: string;
  readonly id: string;
  /** Undefined until it is loaded. */
  readonly review: ReviewDetailsFragment | undefined;
  readonly refetch: () => void;
}

export const ReviewContext = createContext<ReviewOnScreen | null>(null);
