import type { CodeDetector } from './codeDetector';

/** Pixels that are asked of the camera: enough to read a ticket, few enough to do so quickly. */
const WIDTH = 800;
/** Between two looks, in milliseconds. */
const PAUSE_MS = 120;
/** A code that is held before the camera is one reading; gone for so long, it is another one. */
const GONE_MS = 3_000;

/** The camera that looks away from whoever holds the device, where there are several. */
export async function openCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'SecurityError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: WIDTH } } });
}

const TROUBLES: Readonly<Record<string, string>> = {
  NotAllowedError: 'The browser may not use the camera. Allow it in the settings of this site, or type the code.',
  NotFoundError: 'No camera found. Type the code instead.',
  OverconstrainedError: 'No camera found. Type the code instead.',
  NotReadableError: 'Another program uses the camera. Close it, or type the code.',
  SecurityError: 'The camera works on a secure (https) address only. Type the code.',
};

/** Why there is no picture, and what to do. */
export const troubleWords = (error: unknown): string =>
  (error instanceof Error && TROUBLES[error.name]) || 'The camera could not be started. Type the code.';

/**
 * Looks at a video until it is told to stop, and tells of each code that comes to be in it.
 * @param tell answers false when it could not take the code: it is told again while it is still there
 */
export async function watchFor(
  detector: CodeDetector,
  video: HTMLVideoElement,
  tell: (code: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  const seen = { code: '', at: 0 };
  while (!signal.aborted) {
    // Between two frames, or while the picture is not there yet, there is nothing to see.
    const [found] = await detector.detect(video).catch(() => []);
    const code = found?.rawValue;
    const now = Date.now();
    if (code && !signal.aborted) {
      const isNew = code !== seen.code || now - seen.at > GONE_MS;
      if (!isNew || (await tell(code))) Object.assign(seen, { code, at: Date.now() });
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
