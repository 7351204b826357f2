/** Browsers by their mark in the user agent; those that pretend to be another come before it. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\b(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 60;

/**
 * A device in words a person recognises, from what it says of itself: 'Chrome 126 on Windows'. What is no browser is named
 * by its first word ('curl'); what says nothing is an unknown device.
 */
export function deviceWords(userAgent: string | null): string {
  const text = userAgent?.trim() ?? '';
  if (text === '') return 'Unknown device';
  const system = SYSTEMS.find(([mark]) => mark.test(text))?.[1];
  for (const [mark, name] of BROWSERS) {
    const version = mark.exec(text)?.[1];
    if (version) return `${name} ${version}${system ? ` on ${system}` : ''}`;
  }
  const [product = ''] = text.split(/[\s/(]/);
  return product === '' || product === 'Mozilla' ? (system ?? 'Unknown device') : product.slice(0, LONGEST);
}
