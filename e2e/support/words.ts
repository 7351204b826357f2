import { consoleTextsIn } from '@polyphony/domain/catalogues/consoleTexts.js';
import { type Translate, translator } from '../../admin/texts/translate';

/** Texts of the console in a language: what people look for in it. */
export const consoleWords = (lang: string): Translate => translator(consoleTextsIn(lang));

/** Names that begin as a text with a value at its end does: 'Delete {name}'. */
export const beginning = (text: string): RegExp =>
  new RegExp(`^${(text.split('{')[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
