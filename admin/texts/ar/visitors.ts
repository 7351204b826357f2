import type { Catalogue } from '../catalogue';

/** People with an account on the public site. */
export const visitors: Catalogue = {
  'All Visitors': 'كل الزوار',
  'Search by name, email or phone': 'البحث بالاسم أو البريد الإلكتروني أو رقم الهاتف',
  'Last seen': 'آخر ظهور',
  'Not signed in yet': 'لم يسجّل الدخول بعد',
  Registered: 'تاريخ التسجيل',
  Blocked: 'محظور',
  Block: 'حظر',
  Unblock: 'إلغاء الحظر',
  'Email not verified': 'البريد غير مؤكَّد',
  'This visitor only': 'هذا الزائر فقط',
  'ID document': 'ملف إثبات الهوية',
  'Handed in': 'مُرفَق',
  'Export data': 'تصدير البيانات',
  'All {count}': 'الكل ({count})',
  'Erase this visitor?': 'حذف هذا الزائر نهائيًا؟',
  'Erase for good': 'حذف نهائي',
  '{name} will be erased for good. This cannot be undone.': 'سيُحذف {name} نهائيًا. لا يمكن التراجع عن ذلك.',
  'Type {email} to confirm.': 'اكتب {email} للتأكيد.',
  'The account is deleted and signed out everywhere, with its profile and its ID document.':
    'يُحذف الحساب مع ملفه الشخصي وملف إثبات الهوية، ويُسجَّل خروجه من كل الأجهزة.',
  'Places at events to come are given back, confirmed and paid ones as well. No money is returned by it.':
    'تُلغى أماكنه في الفعاليات القادمة، حتى المؤكدة والمدفوعة منها. ولا يُرد بذلك أي مبلغ.',
  'Bookings of past events stay without the name. Enquiries and emails are deleted.':
    'تبقى حجوزات الفعاليات الماضية من دون الاسم. وتُحذف الاستفسارات والرسائل.',
  'The log will say who erased an account, but not whose it was.': 'يذكر السجل من حذف الحساب، لا صاحب الحساب.',
  '{who} blocked {what}': 'حظر {who} {what}',
  '{who} unblocked {what}': 'ألغى {who} حظر {what}',

  visitors: 'الزوار',
  'Block visitor': 'حظر الزائر',
  'Erase visitor': 'حذف الزائر نهائيًا',
  'Export visitor': 'تصدير بيانات الزائر',
};
