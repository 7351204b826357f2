/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { richText } from '@polyphony/domain/richText/richTextRule.js';
import { object } from 'yup';
import { openForm } from '../../testing/formPage';
import { ReadingTime } from './ReadingTime';

const rules = object({ text: richText('labels.text', 50_000) });
const renderText = (html: string, lang: string) => {
  openForm({ rules, values: { text: html }, scope: { lang }, inputs: <ReadingTime name="text" /> });
  return screen.getByText(/word/).parentElement?.textContent;
};

test.each([
  ['', 'en', '0 words'],
  ['<p>Salt.</p>', 'en', '1 word · 1 minute to read'],
  [`<p>${'paper '.repeat(460)}</p>`, 'en', '460 words · 2 minutes to read'],
  [`<p>${'ورق '.repeat(460)}</p>`, 'ar', '460 words · 3 minutes to read'],
])('the editor says how many words a text has, and how long it takes to read (%#)', (html, lang, expected) => {
  expect(renderText(html, lang)).toBe(expected);
});
