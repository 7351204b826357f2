import { lazy, Suspense, useState } from 'react';
import type { FilePartsFragment } from '../graphql/generated/typed/graphql';

/** A file as the picker hands it over: what is needed to show it, and its id and address to refer to it. */
export type PickedFile = FilePartsFragment;

export interface FilePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A file was chosen; null when the chosen one was chosen again, which takes it away (FILES-061). */
  readonly onPick: (file: PickedFile | null) => void;
  /** Id of the file that is chosen already. */
  readonly chosen?: string | null;
  /** Only files of this kind can be chosen. */
  readonly only?: 'IMAGES';
}

const load = () => import('./FileGallery');
const Gallery = lazy(load);

/** Loads what the picker is made of before it is asked for: when the button that opens it is pointed at or focused. */
export const prefetchPicker = (): void => {
  // Whatever comes of it: opening tries again.
  load().catch(() => undefined);
};

/** What the button that opens a picker takes. */
export const PREFETCHES = { onPointerEnter: prefetchPicker, onFocus: prefetchPicker } as const;

/** The dialog that a file of the library is picked in, or uploaded. It is loaded when it is first opened. */
export function FilePicker(props: FilePickerProps) {
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  return opened ? (
    <Suspense>
      <Gallery {...props} />
    </Suspense>
  ) : null;
}
