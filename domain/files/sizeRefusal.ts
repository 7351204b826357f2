import { FILE_KIND_MB, SVG_MB } from '../limits.js';
import { messages, type Message } from '../messages/messages.js';
import { fileKindOf, MEGABYTE, SVG_TYPE } from './files.js';

/** Refusal of a file too large for its type; null if it is not. An SVG is an image with a lower limit (ADR-0027). */
export function sizeRefusal(type: string, bytes: number): Message | null {
  const megabytes = type.toLowerCase() === SVG_TYPE ? SVG_MB : FILE_KIND_MB[fileKindOf(type)];
  return bytes > megabytes * MEGABYTE ? messages.fileTooLarge(megabytes) : null;
}
