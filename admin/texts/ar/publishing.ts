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
  'In the time zone {zone}, where it is now {now}.': 'بتوقيت {zone}، حيث الوقت الآن {now}.',
  'Not visible to visitors yet.': 'غير ظاهر للزوار بعد.',
  'Scheduled by {name} for {when} ({zone}).': 'جدول {name} نشره في {when} ({zone}).',
  'Scheduled for {when} ({zone}).': 'نشره مجدول في {when} ({zone}).',
  'Published, but inactive: visitors do not see it.': 'منشور لكنه غير نشط: لا يراه الزوار.',
  'Published since {when} ({zone}).': 'منشور منذ {when} ({zone}).',
  'No longer visible to visitors. First published on {when} ({zone}).':
    'لم يعد ظاهرًا للزوار. نُشر أول مرة في {when} ({zone}).',
  '{who} scheduled {what}': 'جدول {who} نشر {what}',
  '{who} cancelled the schedule of {what}': 'ألغى {who} جدولة نشر {what}',
  '{what} was published, as {who} had scheduled it': 'نُشر {what} كما جدوله {who}',
  Preview: 'معاينة',
  'Preview of {page} in {language}': 'معاينة {page} باللغة {language}',
  'The preview shows the last valid version.': 'تُظهر المعاينة آخر نسخة صالحة.',
  'The preview could not be loaded.': 'تعذّر تحميل المعاينة.',
  Screen: 'الشاشة',
  'Anyone with this link can see the page as it is now, without an account. It expires on {when} ({zone}).':
    'يرى الصفحة كما هي الآن كل من لديه هذا الرابط، دون حساب. تنتهي صلاحيته في {when} ({zone}).',
  'Draft saved at {time}': 'حُفظت المسودة في {time}',
  'Draft of {time}': 'مسودة بتاريخ {time}',
  'Changes are saved as a draft automatically.': 'تُحفظ التغييرات تلقائيًا كمسودة.',
  'Changes are not being saved as a draft. The console keeps trying.':
    'لا تُحفظ التغييرات كمسودة حاليًا. تتكرر المحاولة تلقائيًا.',
  'Changes are not saved as a draft:': 'لم تُحفظ التغييرات كمسودة:',
  'Publishing takes all languages; the button below a form saves that form alone. Visitors see either at once.':
    'يشمل النشر كل اللغات، أما الزر أسفل النموذج فيحفظ ذلك النموذج وحده. ويراهما الزوار فورًا.',
  'You are editing a draft. Visitors see the published version.': 'أنت تحرّر مسودة. يرى الزوار النسخة المنشورة.',
  'You are editing a draft. It has not been saved to the record yet.': 'أنت تحرّر مسودة لم تُحفظ في السجل بعد.',
  'The record has changed since this draft was started. Review the differences before you publish it.':
    'تغيّر السجل منذ بدأت هذه المسودة. راجع الاختلافات قبل نشرها.',
  '{name} changed the same fields of this draft. Nothing is saved until you decide.':
    'غيّر {name} الحقول نفسها في هذه المسودة. لن يُحفظ شيء حتى تقرر.',
  'Someone else changed the same fields of this draft. Nothing is saved until you decide.':
    'غيّر شخص آخر الحقول نفسها في هذه المسودة. لن يُحفظ شيء حتى تقرر.',
  'Keep mine': 'الإبقاء على ما كتبته',
  'Use theirs': 'استخدام ما كتبه',
  'Publish the draft': 'نشر المسودة',
  'Save to the record': 'حفظ في السجل',
  'Upcoming Changes': 'التغييرات القادمة',
  'Nothing is scheduled. What you schedule in forms and lists is shown here.':
    'لا شيء مجدول. يظهر هنا ما تجدوله في النماذج والقوائم.',
  'Times are in {zone}.': 'الأوقات بتوقيت {zone}.',
  'Could not be published': 'تعذّر نشرها',
  'Will be published': 'يُنشر',
  'Will be withdrawn': 'يُسحب',
  'Takes effect': 'يسري',
  'Keep as a draft': 'الحفظ كمسودة',
  'Publish later…': 'النشر لاحقًا…',
  'Takes effect on {when} ({zone}), as {name} scheduled it. What is changed until then is part of it.':
    'تسري في {when} ({zone}) كما جدولها {name}. ويدخل فيها ما يتغيّر حتى ذلك الحين.',
  'It was to take effect on {when} ({zone}), and could not be published:':
    'كان مقررًا أن تسري في {when} ({zone})، وتعذّر نشرها:',
  'Show differences': 'عرض الاختلافات',
  'Discard the draft': 'إهمال المسودة',
  'Also editing: {names}': 'يحرّره أيضًا: {names}',
  Differences: 'الاختلافات',
  'The draft is identical to the record.': 'لا تختلف المسودة عن السجل.',
  'Copy the link': 'نسخ الرابط',
  'Open the preview': 'فتح المعاينة',
};
