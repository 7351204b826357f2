import type { Catalogue } from '../catalogue';

/** The menus of the site's header: their list, their form and their order. */
export const menus: Catalogue = {
  'Menu Management': 'إدارة القوائم',
  Menus: 'القوائم',
  'All Menus': 'جميع القوائم',
  'Create Menu': 'إنشاء قائمة',
  'Update Menu': 'تحديث القائمة',
  'Order of Menus': 'ترتيب القوائم',

  'Product menu': 'قائمة منتجات',
  'No product menu': 'ليست قائمة منتجات',
  'Make product menu': 'جعلها قائمة منتجات',
  'Remove product menu': 'إلغاء كونها قائمة منتجات',
  '{who} made {what} a product menu': 'جعل {who} {what} قائمة منتجات',
  '{who} removed the product menu mark of {what}': 'ألغى {who} كون {what} قائمة منتجات',
  'Active Status': 'الحالة',
  'Product Menu Status': 'حالة قائمة المنتجات',

  'The pathname must match the folder structure': 'يجب أن يطابق المسار بنية المجلدات',
  'Higher number means higher priority': 'الرقم الأعلى يعني أولوية أعلى',
  'No Parent': 'بلا قائمة أم',
  'Pages of the site': 'صفحات الموقع',
  Offers: 'العروض',
  'News and blogs': 'الأخبار والمدونات',
  'Contact us': 'اتصل بنا',
  Privacy: 'الخصوصية',
  'There is no page at this address on the site.': 'لا توجد في الموقع صفحة بهذا العنوان.',

  'Change order': 'تغيير الترتيب',
  'Drag menus by their handles, or use the buttons. Nothing changes on the site until you save.':
    'اسحب القوائم من مقابضها أو استخدم الأزرار. لا يتغير شيء في الموقع حتى تحفظ.',
  'Move {name} into the one above': 'نقل {name} تحت ما قبله',
  'Move {name} out, one level up': 'إخراج {name} مستوى إلى أعلى',
  '{name} is now {place} of {count} below {parent}.': '{name} الآن في المرتبة {place} من {count} تحت {parent}.',
  'Save order': 'حفظ الترتيب',
  'Discard changes': 'تجاهل التغييرات',
  Reload: 'إعادة التحميل',
};
