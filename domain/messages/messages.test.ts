import { messages, type Message, type MessageCode } from './messages.js';
import { arabic } from './arabic.js';
import { english } from './english.js';
import { inEnglish, renderMessage } from './languages.js';
import type { PluralForms } from './plurals.js';

const inArabic = (message: Message) => renderMessage(message, 'ar');
const formsOf = (text: string | PluralForms): string[] =>
  typeof text === 'string' ? [text] : Object.values<string>({ ...text });
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('messages', () => {
  test.each<[MessageCode, Message, string, string]>([
    ['notSaved', messages.notSaved, 'Please correct the marked fields.', 'يُرجى تصحيح الحقول المحدّدة.'],
    ['required', messages.required('Email'), 'Email is required.', 'حقل «البريد الإلكتروني» مطلوب.'],
    [
      'defaultKept',
      messages.defaultKept('Category'),
      'A default category cannot be deleted.',
      'لا يمكن حذف «الفئة» وهو الافتراضي.',
    ],
    ['uploaded', messages.uploaded(1), 'File uploaded successfully.', 'تم رفع الملف بنجاح.'],
    ['uploaded', messages.uploaded(2), '2 files uploaded successfully.', 'تم رفع ملفين بنجاح.'],
    ['uploaded', messages.uploaded(5), '5 files uploaded successfully.', 'تم رفع 5 ملفات بنجاح.'],
    [
      'fileInUse',
      messages.fileInUse(
        messages.usedInMore([messages.usedIn('Event', 'Category', [messages.named('Banner image')])], 2),
      ),
      "This file is used in Event 'Category' (Banner image) and 2 more. Remove it there first.",
      'هذا الملف مستخدَم في «Category» (الفعالية: صورة اللافتة) و2 غيرها. أزله من هناك أولًا.',
    ],
  ])('%s is rendered in the language of the reader', (code, message, inEnglishText, inArabicText) => {
    expect(message.code).toBe(code);
    expect([inEnglish(message), inArabic(message)]).toEqual([inEnglishText, inArabicText]);
  });

  test('never translate values that a user entered', () => {
    expect(inArabic(messages.slugReserved('category'))).toContain('«category»');
    expect(inArabic(messages.conflict('Event', 'Active', '5 Jan 2027'))).toContain('Active');
  });

  test('do not fill placeholders within values', () => {
    expect(inEnglish(messages.usedIn('Event', '{fields}', []))).toBe("Event '{fields}' ()");
  });

  test('format dates according to the language', () => {
    const message = messages.conflict('Event', messages.someoneElse, new Date('2027-01-05T14:05:00Z'));
    expect(inEnglish(message)).toContain('by someone else on 5 Jan 2027, 2:05 PM UTC');
    expect(inArabic(message)).toContain('شخص آخر');
    expect(inArabic(message)).not.toContain('Jan');
  });

  test('fall back to English for languages without texts', () => {
    expect(renderMessage(messages.notSaved, 'fr')).toBe(inEnglish(messages.notSaved));
    expect(renderMessage(messages.notSaved, 'constructor')).toBe(inEnglish(messages.notSaved));
  });

  test.each(Object.keys(english) as MessageCode[])('%s has the same values in Arabic', (code) => {
    const names = namesIn(formsOf(english[code]).at(-1) ?? '');
    expect(namesIn(formsOf(arabic.messages[code]).at(-1) ?? '')).toEqual(names);
  });

  test('have only plural forms that exist in Arabic', () => {
    const forms = new Set<string>(new Intl.PluralRules('ar').resolvedOptions().pluralCategories);
    const counted = Object.values(arabic.messages).filter((text) => typeof text === 'object');
    expect(counted.length).toBeGreaterThan(0);
    for (const text of counted) expect(Object.keys(text).filter((form) => !forms.has(form))).toEqual([]);
  });
});
