import type { Catalogue } from '../catalogue';

/** The texts of domain/messages/screenTexts.ts, which are literal in the specification. */
export const screenTexts: Catalogue = {
  'Enter comma separated keywords (e.g. keyword1,keyword2,keyword3)':
    'أدخل كلمات مفتاحية مفصولة بفواصل (مثل keyword1,keyword2,keyword3)',
  'Default Course': 'الدورة الافتراضية',
  'No Course': 'بلا دورة',
  'No Type': 'بلا نوع',
  'No Courses': 'لا دورات',
  'No Categories': 'لا توجد فئات',
  'No Category': 'بلا فئة',
  'Not Found': 'غير موجود',
  'No Permissions': 'لا توجد صلاحيات',
  'Drag and drop your files here or browse to upload': 'اسحب ملفاتك وأفلتها هنا أو تصفّح لرفعها',
  'Files are still being uploaded. What has not arrived will be missing.': 'لا تزال ملفات تُرفع. وما لم يصل منها سيُفقد.',
  'Only images can be chosen here.': 'لا يمكن اختيار غير الصور هنا.',
  'No files found, Try a different search or filter': 'لم يُعثر على ملفات، جرّب بحثًا أو تصفية أخرى',
  'No more files to show': 'لا مزيد من الملفات',
  'No files uploaded, Upload some files to get started': 'لم تُرفع ملفات، ارفع بعضها للبدء',
  'No data found': 'لا توجد بيانات',
  'Category does not created yet': 'لم تُنشأ فئة بعد',
  'Difficulties does not created yet': 'لم تُنشأ مستويات صعوبة بعد',
  'Role does not created yet': 'لم يُنشأ دور بعد',
  'Menu does not created yet': 'لم تُنشأ قائمة بعد',
};
