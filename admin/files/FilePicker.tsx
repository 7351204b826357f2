import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { FilePartsFragment } from '../graphql/generated/typed/graphql';
import { useFileRights } from './useFileRights';

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

type Gallery = ComponentType<FilePickerProps>;

/** Once it is here, it is shown without a boundary that waits for it. */
let loaded: Gallery | null = null;
const load = async () => {
  const gallery = await import('./FileGallery');
  loaded = gallery.default;
  return gallery;
};
const LazyGallery: Gallery = lazy(load);

/**
 * What the button that opens a picker takes: pointed at or focused, it loads what the picker is made of, and the files that
 * it shows first.
 */
export function usePickerPrefetch(only?: FilePickerProps['only']) {
  const client = useApolloClient();
  const { list, works } = useFileRights();
  return useMemo(() => {
    const prefetch = () => {
      if (!list) return;
      const ready = load().then((gallery) => gallery.prefetchFiles(client, { only, works }));
      // Whatever comes of it: opening asks again.
      ready.catch(() => undefined);
    };
    return { onPointerEnter: prefetch, onFocus: prefetch };
  }, [client, only, list, works]);
}

/** The dialog that a file of the library is picked in, or uploaded. It is loaded when it is first opened. */
export function FilePicker(props: FilePickerProps) {
  const [View, setView] = useState<Gallery | null>(null);
  if (props.open && !View) setView(() => loaded ?? LazyGallery);
  return View ? (
    <Suspense>
      <View {...props} />
    </Suspense>
  ) : null;
}
