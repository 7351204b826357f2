import { SOURCE_LANGUAGE } from './limits.js';

/**
 * The language that records are written in first: other languages are translations of it, and what they lack is read in it.
 * An installation chooses it once (ADR-0161). A process serves one installation, as its models do, so that it is a value of
 * the process: the server follows what is stored, and the console what the server says.
 */
let current: string = SOURCE_LANGUAGE;

export const baseLanguage = (): string => current;

/** Lets this process work in a base language: of what is stored, or of a test. */
export function followBaseLanguage(code: string): void {
  current = code;
}
