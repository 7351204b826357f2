import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { FilePartsFragment } from '../graphql/generated/typed/graphql';
import { useFileRights } from './useFileRights';

/** A picked file: what is needed to display it, and its id and address. */
export type PickedFile = FilePartsFragment;

export interface FilePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the picked file; with null when the selected file was picked again, which deselects it (FILES-061). */
  readonly onPick: (file: PickedFile | null) => void;
  /** Id of the currently selected file. */
  readonly chosen?: string | null;
  /** Restricts the choice to this kind of files. */
  readonly only?: 'IMAGES';
}

type Gallery = ComponentType<FilePickerProps>;

/** The loaded component, so that later pickers render without a Suspense fallback. */
let loaded: Gallery | null = null;
const load = async () => {
  const gallery = await import('./FileGallery');
  loaded = gallery.default;
  return gallery;
};
const LazyGallery: Gallery = lazy(load);

/** Props for a button that opens a picker: on hover or focus they prefetch the picker's code and its first page. */
export function usePickerPrefetch(only?: FilePickerProps['only']) {
  const client = useApolloClient();
  const { list, works } = useFileRights();
  return useMemo(() => {
    const prefetch = () => {
      if (!list) return;
      const ready = load().then((gallery) => gallery.prefetchFiles(client, { only, works }));
      // Errors are ignored: opening the picker requests both again.
      ready.catch(() => undefined);
    };
    return { onPointerEnter: prefetch, onFocus: prefetch };
  }, [client, only, list, works]);
}

/** The dialog to pick or upload a file of the library. Loaded when first opened. */
export function FilePicker(props: FilePickerProps) {
  const [View, setView] = useState<Gallery | null>(null);
  if (props.open && !View) setView(() => loaded ?? LazyGallery);
  return View ? (
    <Suspense>
      <View {...props} />
    </Suspense>
  ) : null;
}
