/** Detects codes in an image: the browser's BarcodeDetector or its polyfill. */
export interface CodeDetector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector if it supports QR codes; otherwise a polyfill, loaded on demand. */
export async function codeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  const Detector: DetectorClass =
    own && formats.includes('qr_code') ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Detector({ formats: ['qr_code'] });
}
