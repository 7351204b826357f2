import { Store, useStore } from '../platform/Store';
import { readStored, store } from '../platform/storedValues';

/** Widths that a page is shown in, in pixels: those of common screens. */
export const PREVIEW_WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type PreviewWidth = keyof typeof PREVIEW_WIDTHS;
export const isPreviewWidth = (value: unknown): value is PreviewWidth =>
  typeof value === 'string' && Object.hasOwn(PREVIEW_WIDTHS, value);

/** A person's choices for the panel with the preview. */
interface PreviewChoice {
  readonly open: boolean;
  readonly width: PreviewWidth;
  /** Whether the panel is open beside the forms of records. */
  readonly records: boolean;
}

/** Below so many pixels of the console, a page for desktops is too small to read. */
const NARROW = 900;

/** The localStorage key. */
const STORAGE_KEY = 'polyphony.preview';

function stored(): PreviewChoice {
  const value = readStored(STORAGE_KEY);
  const { open, width, records } =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const usual = window.innerWidth < NARROW ? 'phone' : 'desktop';
  return { open: open !== false, records: records === true, width: isPreviewWidth(width) ? width : usual };
}

const current = new Store(stored());

/** Changes the choice, and stores it for later visits. */
export function choosePreview(change: Partial<PreviewChoice>): void {
  const next = { ...current.get(), ...change };
  store(STORAGE_KEY, next);
  current.set(next);
}

/** The choice of this browser; open, and as wide as a screen like its own, until something else is chosen. */
export const usePreviewChoice = (): PreviewChoice => useStore(current);
