import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';

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
 * by its first word ('curl'); what says nothing is an unknown device. Names alone are the same in every language.
 */
export function deviceWords(userAgent: string | null): MessageOrText {
  const text = userAgent?.trim() ?? '';
  if (text === '') return messages.deviceUnknown;
  const system = SYSTEMS.find(([mark]) => mark.test(text))?.[1];
  for (const [mark, name] of BROWSERS) {
    const version = mark.exec(text)?.[1];
    if (!version) continue;
    const browser = `${name} ${version}`;
    return system ? messages.deviceOnSystem(browser, system) : browser;
  }
  const [product = ''] = text.split(/[\s/(]/);
  return product === '' || product === 'Mozilla' ? (system ?? messages.deviceUnknown) : product.slice(0, LONGEST);
}
