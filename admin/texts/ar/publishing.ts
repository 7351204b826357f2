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
  'Draft saved at {time}': 'حُفظت المسودة في {time}',
  'Draft of {time}': 'مسودة بتاريخ {time}',
  'What you type is saved as a draft by itself.': 'يُحفظ ما تكتبه تلقائيًا كمسودة.',
  'You are editing a draft. Visitors see the published version.': 'أنت تحرّر مسودة. يرى الزوار النسخة المنشورة.',
  'You are editing a draft. The record has none of it yet.': 'أنت تحرّر مسودة. لم يدخل شيء منها إلى السجل بعد.',
  'The record has changed since this draft began. Look at the differences before you publish it.':
    'تغيّر السجل منذ بدأت هذه المسودة. راجع الاختلافات قبل نشرها.',
  '{name} changed the same fields of this draft. Nothing is saved until you decide.':
    'غيّر {name} الحقول نفسها في هذه المسودة. لن يُحفظ شيء حتى تقرر.',
  'Somebody else changed the same fields of this draft. Nothing is saved until you decide.':
    'غيّر شخص آخر الحقول نفسها في هذه المسودة. لن يُحفظ شيء حتى تقرر.',
  'Keep mine': 'الإبقاء على ما كتبته',
  'Use theirs': 'استخدام ما كتبه',
  'Publish the draft': 'نشر المسودة',
  'Save to the record': 'حفظ في السجل',
  'Publish later…': 'النشر لاحقًا…',
  'Takes effect on {when} ({zone}), as {name} scheduled it. What is changed until then is part of it.':
    'تسري في {when} ({zone}) كما جدولها {name}. ويدخل فيها ما يتغيّر حتى ذلك الحين.',
  'It was to take effect on {when} ({zone}), and could not be published:':
    'كان مقررًا أن تسري في {when} ({zone})، وتعذّر نشرها:',
  'Show differences': 'عرض الاختلافات',
  'Discard the draft': 'إهمال المسودة',
  'Also editing: {names}': 'يحرّره أيضًا: {names}',
  Differences: 'الاختلافات',
  'The draft says the same as the record.': 'لا تختلف المسودة عن السجل.',
  'Copy the link': 'نسخ الرابط',
  'Open the preview': 'فتح المعاينة',
};
