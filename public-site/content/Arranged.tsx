import { ARRANGEMENT, arrangedParts, partsIn } from '@polyphony/domain/content/arrangement.js';
import { keyOf, type Sectioned } from '@polyphony/domain/content/section.js';
import { Fragment, type ReactNode } from 'react';
import type { PageContentFragment } from '../generated/graphql.js';

interface ArrangedProps {
  readonly page: Sectioned;
  readonly content: PageContentFragment;
  /** Each part of the page, by its id. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** The parts of a page in the order that its editor chose, without those that are hidden. */
export function Arranged({ page, content: { contentDetails }, parts }: ArrangedProps) {
  const value: unknown = contentDetails[keyOf(page.slug, ARRANGEMENT, 'order')];
  return arrangedParts(partsIn(page), typeof value === 'string' ? value : null)
    .filter(({ isVisible }) => isVisible)
    .map(({ id }) => <Fragment key={id}>{parts[id]}</Fragment>);
}
