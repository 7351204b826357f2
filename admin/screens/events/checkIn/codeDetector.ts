/** What finds codes in a picture: the browser's own BarcodeDetector, or what stands in for it. */
export interface CodeDetector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own where it has one that knows QR codes; else one of scripts, loaded now. */
export async function codeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  const Detector: DetectorClass =
    own && formats.includes('qr_code') ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Detector({ formats: ['qr_code'] });
}
