import { stripVTControlCharacters } from 'node:util';

const coloured = process.stdout.isTTY ? !process.env.NO_COLOR : Boolean(process.env.FORCE_COLOR);
const paint = (code) => (text) => (coloured ? `\u001b[${code}m${text}\u001b[39m` : text);

export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);
export const blue = paint(34);
export const magenta = paint(35);
export const cyan = paint(36);
export const grey = paint(90);

/** Formats milliseconds: `0.4 s`, `12 s`, `2 min 5 s`. */
export function duration(ms) {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Pads to a visible width, ignoring colour codes. */
export const padded = (text, width) => text + ' '.repeat(Math.max(0, width - stripVTControlCharacters(text).length));
