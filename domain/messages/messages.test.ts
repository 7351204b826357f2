import { messages, type Message, type MessageCode } from './messages.js';
import { inEnglish, renderMessage } from './languages.js';

const inArabic = (message: Message) => renderMessage(message, 'ar');
describe('messages', () => {
  test.each<[MessageCode, Message, string, string]>([
    ['notSaved', messages.notSaved, 'Please correct the marked fields.', 'يُرجى تصحيح الحقول المحدّدة.'],
    ['required', messages.required('labels.email'), 'Email is required.', 'حقل «البريد الإلكتروني» مطلوب.'],
    [
      'defaultKept',
      messages.defaultKept('labels.category'),
      'A default category cannot be deleted.',
      'لا يمكن حذف «الفئة» وهو الافتراضي.',
    ],
    ['uploaded', messages.uploaded(1), 'File uploaded successfully.', 'تم رفع الملف بنجاح.'],
    ['uploaded', messages.uploaded(2), '2 files uploaded successfully.', 'تم رفع ملفين بنجاح.'],
    ['uploaded', messages.uploaded(5), '5 files uploaded successfully.', 'تم رفع 5 ملفات بنجاح.'],
    [
      'fileInUse',
      messages.fileInUse(
        messages.usedInMore([messages.usedIn('labels.event', 'Category', [messages.named('labels.bannerImage')])], 2),
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
    expect(inArabic(messages.conflict('labels.event', 'Active', '5 Jan 2027'))).toContain('Active');
  });

  test('do not fill placeholders within values', () => {
    expect(inEnglish(messages.usedIn('labels.event', '{fields}', []))).toBe("Event '{fields}' ()");
  });

  test('format dates according to the language', () => {
    const message = messages.conflict('labels.event', messages.someoneElse, new Date('2027-01-05T14:05:00Z'));
    expect(inEnglish(message)).toContain('by someone else on 5 Jan 2027, 2:05 PM UTC');
    expect(inArabic(message)).toContain('شخص آخر');
    expect(inArabic(message)).not.toContain('Jan');
  });

  test('fall back to English for languages without texts', () => {
    expect(renderMessage(messages.notSaved, 'xx')).toBe(inEnglish(messages.notSaved));
    expect(renderMessage(messages.notSaved, 'constructor')).toBe(inEnglish(messages.notSaved));
  });
});
