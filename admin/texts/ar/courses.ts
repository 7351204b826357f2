import type { Catalogue } from '../catalogue';

/** Courses and their packages. */
export const courses: Catalogue = {
  Courses: 'الدورات',
  'All Courses': 'كل الدورات',
  'Add Course': 'إضافة دورة',
  'Update Course': 'تعديل الدورة',
  Packages: 'الباقات',
  'All Packages': 'كل الباقات',
  'Course Packages': 'باقات الدورات',
  'Add Package': 'إضافة باقة',
  'Update Package': 'تعديل الباقة',
  'No Courses Found': 'لم يُعثر على دورات',
  'Filter by courses': 'التصفية بحسب الدورات',
  Untitled: 'بلا عنوان',
  Training: 'التدريب',
  Registration: 'التسجيل',
  Options: 'الخيارات',
  Conditions: 'الشروط',
  FAQs: 'الأسئلة الشائعة',
  'No packages yet.': 'لا باقات بعد.',
  'Packages can be added once the course is created.': 'يمكن إضافة الباقات بعد إنشاء الدورة.',
  '{name} {place}': '{name} {place}',
  'For other systems. Visitors do not see it.': 'لأنظمة أخرى. لا يراه الزوار.',
  'The button that leads to the packages. Leave blank for “See the packages”.':
    'الزر الذي يقود إلى الباقات. اتركه فارغًا لتظهر عبارة «عرض الباقات».',
  'Leave blank for “What you learn”.': 'اتركه فارغًا لتظهر عبارة «ماذا ستتعلم».',
  'Leave blank for “How to register”.': 'اتركه فارغًا لتظهر عبارة «كيفية التسجيل».',
  'Leave blank for “Your options”.': 'اتركه فارغًا لتظهر عبارة «خياراتك».',
  'Leave blank for “Conditions”.': 'اتركه فارغًا لتظهر عبارة «الشروط».',
  'Leave blank for “Packages”.': 'اتركه فارغًا لتظهر عبارة «الباقات».',
  'Leave blank for “Questions and answers”.': 'اتركه فارغًا لتظهر عبارة «أسئلة وأجوبة».',
  'Packages of this course are each of one of these, e.g. “Evenings”':
    'كل باقة من باقات هذه الدورة من إحدى هذه الفئات، مثل «الأمسيات»',
  'One of the package categories of the course': 'إحدى فئات باقات الدورة',
  'A currency and an amount, e.g. AED,1000': 'عملة ومبلغ، مثل AED,1000',
  'Three letters for the currency, e.g. AED, and the amount in digits':
    'ثلاثة أحرف لاتينية للعملة، مثل AED، والمبلغ بالأرقام',
  'A word that sets it apart, e.g. “Most chosen”': 'كلمة تميّزها، مثل «الأكثر اختيارًا»',
  'Leave blank for “Choose this package”.': 'اتركه فارغًا لتظهر عبارة «اختر هذه الباقة».',
  'Starts with https://, mailto:, tel:, / or #. Leave blank for the contact form.':
    'يبدأ بـ https:// أو mailto: أو tel: أو / أو #. اتركه فارغًا ليقود إلى نموذج التواصل.',
};
