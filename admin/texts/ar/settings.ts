export const settings = {
  Appearance: 'المظهر',
  Footer: 'التذييل',
  'website settings': 'إعدادات الموقع',
  Panels: 'اللوحات',
  Website: 'الموقع',
  'Palette: {label}': 'لوحة الألوان: {label}',
  'Please choose a larger one.': 'يُرجى اختيار صورة أكبر.',
  'Colours are hex codes, such as #0b6e4f.': 'تُكتب الألوان برموز سداسية، مثل ‎#0b6e4f.',
  'Hex codes are separated by comma, such as #0b6e4f,#2f9e77.':
    'تفصل الفواصل بين الرموز السداسية، مثل ‎#0b6e4f,#2f9e77.',
  'Courses and events': 'الدورات والفعاليات',
  'Book now': 'احجز الآن',
  New: 'جديد',
  'All events': 'كل الفعاليات',
  '{label}: text in this colour has a contrast of {contrast} on white, but at least {least} is needed. Links are shown darker.':
    '{label}: تباين النص بهذا اللون على الأبيض {contrast}، والمطلوب {least}. تظهر الروابط أغمق.',
  '{label}: text on this colour has a contrast of {contrast}, but at least {least} is needed.':
    '{label}: تباين النص على هذا اللون {contrast}، والمطلوب {least}.',
};
