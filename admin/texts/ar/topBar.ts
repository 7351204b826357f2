import type { Catalogue } from '../catalogue';

/** The top bar's counters and panels, shortcuts, the connection, and the end of a session. */
export const topBar: Catalogue = {
  'Clear the cache': 'إفراغ الذاكرة المؤقتة',
  'Cache: {count}. Clear the cache': 'الذاكرة المؤقتة: {count}. إفراغ الذاكرة المؤقتة',

  Notifications: 'الإشعارات',
  'Notifications: {count}': 'الإشعارات: {count}',
  Messages: 'الرسائل',
  Alerts: 'التنبيهات',
  '4 New': '4 جديدة',
  'These are sample notifications.': 'هذه إشعارات تجريبية.',
  'Hey! You have no any notifications': 'مرحبًا! ليست لديك أي إشعارات',
  'Maya Dorji has asked about the autumn workshops.': 'سألت مايا دورجي عن ورش الخريف.',
  'Your weekly summary of visits is ready.': 'ملخص الزيارات الأسبوعي جاهز.',
  'Omar Haddad has sent the pictures of the opening.': 'أرسل عمر حداد صور الافتتاح.',
  'Registration for the choir weekend closes tomorrow.': 'يُغلق التسجيل في عطلة الجوقة غدًا.',
  '2 minutes ago': 'قبل دقيقتين',
  '1 hour ago': 'قبل ساعة',
  '3 hours ago': 'قبل 3 ساعات',
  Yesterday: 'أمس',

  'Keyboard shortcuts': 'اختصارات لوحة المفاتيح',
  'Single-key shortcuts': 'اختصارات المفاتيح المفردة',
  'When off, only shortcuts with Ctrl or ⌘ work. This list is also in the account menu.':
    'عند إيقافها تعمل الاختصارات مع Ctrl أو ⌘ فقط. هذه القائمة موجودة أيضًا في قائمة الحساب.',
  Anywhere: 'في كل مكان',
  'In a list': 'في القوائم',
  'In a form': 'في النماذج',
  'Go to': 'الانتقال إلى',
  'Show the keyboard shortcuts': 'عرض اختصارات لوحة المفاتيح',
  'Find a page, a record or an action': 'البحث عن صفحة أو سجل أو إجراء',
  'Undo the last switch': 'التراجع عن آخر تبديل',
  'Search the list': 'البحث في القائمة',
  'Add a record': 'إضافة سجل',
  'Save the form': 'حفظ النموذج',
  Dashboard: 'لوحة المعلومات',

  "You're offline. We'll reconnect automatically.": 'أنت غير متصل بالإنترنت. سنعيد الاتصال تلقائيًا.',
  'The server cannot be reached. Trying again…': 'تعذّر الوصول إلى الخادم. جارٍ إعادة المحاولة…',
  'The server is taking longer than usual…': 'يستغرق الخادم وقتًا أطول من المعتاد للرد…',
  'What you typed is still here.': 'ما كتبته لا يزال هنا.',
  'Try now': 'المحاولة الآن',

  'Please sign in again': 'يرجى تسجيل الدخول مجددًا',
  'Your session has ended. What you typed is still here: sign in again to continue.':
    'انتهت جلستك. ما كتبته لا يزال هنا: سجّل الدخول مجددًا لمتابعته.',
  'You are signed in again.': 'سجّلت الدخول مجددًا.',
  'Leave without saving': 'المغادرة دون حفظ',
  'You are signed in as {name}. Unsaved changes of {other} were discarded.':
    'سجّلت الدخول باسم {name}. ما لم يحفظه {other} قد ضاع.',
};
