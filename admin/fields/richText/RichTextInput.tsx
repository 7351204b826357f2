import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { RICH_TEXT_HEIGHT } from '@polyphony/domain/limits.js';
import type { RichTextToolbar } from '@polyphony/domain/richText/richText.js';
import { inScope } from '../binding/FieldScope';
import type { FieldProps } from '../binding/useField';

/** An image to insert into a text. */
export interface PickedImage {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

export interface RichTextInputProps extends FieldProps {
  readonly toolbar?: RichTextToolbar;
  /** Minimum height of the editable area, in pixels. */
  readonly height?: number;
}

/** Lazy, and loaded only when the field is about to be visible: most sections and languages of a form are not. */
const Editor = lazy(() => import('./BoundEditor'));

/** A rich text with paragraphs, headings, lists, links and images, stored as HTML. */
export const RichTextInput = inScope(function RichTextInput(props: RichTextInputProps) {
  const { name, height = RICH_TEXT_HEIGHT } = props;
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      // Half a window ahead of the reader, who finds the editor and not its placeholder.
      { rootMargin: '50% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  const waiting = (
    <Skeleton ref={place} data-field={name} variant="rounded" height={height + 100} sx={{ gridColumn: '1 / -1' }} />
  );
  if (!seen) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Editor {...props} height={height} />
    </Suspense>
  );
});
