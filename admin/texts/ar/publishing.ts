import type { Catalogue } from '../catalogue';

/** Drafts, schedules and previews. */
export const publishing: Catalogue = {
  Publishing: 'النشر',
  State: 'حالة النشر',
  Draft: 'مسودة',
  Scheduled: 'مجدول',
  Withdrawn: 'مسحوب',
  Schedule: 'جدولة النشر',
  'Schedule…': 'جدولة النشر…',
  Unschedule: 'إلغاء الجدولة',
  'Publish now': 'انشر الآن',
  'Publish at': 'وقت النشر',
  'Change the time…': 'تغيير الوقت…',
  'Cancel the schedule': 'إلغاء الجدولة',
  Withdraw: 'سحب',
  'The selected records': 'السجلات المحددة',
  'On clocks in {zone}, where it is {now} now.': 'بتوقيت {zone}، حيث الوقت الآن {now}.',
  'Visitors do not see it yet.': 'لا يراه الزوار بعد.',
  '{name} scheduled it for {when} ({zone}).': 'جدول {name} نشره في {when} ({zone}).',
  'It is scheduled for {when} ({zone}).': 'نشره مجدول في {when} ({zone}).',
  'Published since {when} ({zone}).': 'منشور منذ {when} ({zone}).',
  'Visitors do not see it any more. It was published first on {when} ({zone}).':
    'لم يعد الزوار يرونه. نُشر أول مرة في {when} ({zone}).',
  '{who} scheduled {what}': 'جدول {who} نشر {what}',
  '{who} cancelled the schedule of {what}': 'ألغى {who} جدولة نشر {what}',
  '{what} was published, as {who} had scheduled it': 'نُشر {what} كما جدوله {who}',
  Preview: 'معاينة',
  'Preview of {page} in {language}': 'معاينة {page} باللغة {language}',
  'The preview shows the last state that could be saved.': 'تُظهر المعاينة آخر حالة يمكن حفظها.',
  'The preview could not be loaded.': 'تعذّر تحميل المعاينة.',
  Screen: 'الشاشة',
  'Whoever has this link sees the page as it is now, without an account. It ends on {when} ({zone}).':
    'يرى الصفحة كما هي الآن كل من لديه هذا الرابط، دون حساب. تنتهي صلاحيته في {when} ({zone}).',
  'Copy the link': 'نسخ الرابط',
  'Open the preview': 'فتح المعاينة',
};
