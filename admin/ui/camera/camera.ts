import type { CodeDetector } from './codeDetector';

/** Requested video width: enough to read a code on paper, small enough to decode quickly. */
const WIDTH = 800;
/** Pause between two scans, in milliseconds. */
const PAUSE_MS = 120;
/** A code in view is reported once; after it was out of view for this long, again. */
const GONE_MS = 3_000;

/** Opens the camera that faces away from the user, if there are several. */
export async function openCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'SecurityError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: WIDTH } } });
}

const TROUBLE_WORDS = {
  NotAllowedError: 'events.cameraAccessIsBlockedAllow',
  NotFoundError: 'events.noCameraFoundTypeThe',
  OverconstrainedError: 'events.noCameraFoundTypeThe',
  NotReadableError: 'events.anotherAppIsUsingThe',
  SecurityError: 'events.theCameraOnlyWorksOn',
  other: 'events.theCameraCouldNotBe',
} as const;

/** An error message with what to do. */
export function troubleWords(error: unknown): string {
  const words: Readonly<Record<string, string>> = TROUBLE_WORDS;
  return (error instanceof Error && words[error.name]) || TROUBLE_WORDS.other;
}

/**
 * Scans a video until aborted; calls `onCode` for every new code.
 * @param onCode returns false if it could not process the code, to be called again while the code is in view
 */
export async function watchFor(
  detector: CodeDetector,
  video: HTMLVideoElement,
  onCode: (code: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const seen = { code: '', at: 0 };
  while (!signal.aborted) {
    // Between frames, or before the video has started, there is no image.
    const [found] = await detector.detect(video).catch(() => []);
    const code = found?.rawValue;
    const now = Date.now();
    if (code && !signal.aborted) {
      const isNew = code !== seen.code || now - seen.at > GONE_MS;
      if (!isNew || (await onCode(code))) Object.assign(seen, { code, at: Date.now() });
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
