import type { Catalogue } from '../catalogue';

/** What screens, groups, kinds, fields and switches are called. */
export const words: Catalogue = {
  // Screens and groups
  Dashboards: 'لوحات المعلومات',
  'Events System': 'نظام الفعاليات',
  Blog: 'المدونة',
  'Files Console': 'إدارة الملفات',
  'Setup & Configurations': 'الإعداد والتهيئة',
  'Staff Management': 'إدارة الموظفين',
  Overview: 'نظرة عامة',
  Content: 'المحتوى',
  Administration: 'الإدارة',
  Events: 'الفعاليات',
  'All Events': 'جميع الفعاليات',
  'Add New Event': 'إضافة فعالية جديدة',
  'Event Categories': 'فئات الفعاليات',
  'All Categories': 'جميع الفئات',
  'Event Difficulties': 'مستويات صعوبة الفعاليات',
  'All Difficulties': 'جميع مستويات الصعوبة',
  'Event Prices': 'أسعار الفعاليات',
  'All Plans': 'جميع الأسعار',
  'Add Plan': 'إضافة سعر',
  'Blog Categories': 'فئات المدونة',
  Create: 'إنشاء',
  'All Roles': 'جميع الأدوار',
  'Create Role': 'إنشاء دور',
  Management: 'الإدارة',
  Pricing: 'الأسعار',
  Bookings: 'الحجوزات',
  'Check-in': 'تسجيل الحضور',
  Files: 'الملفات',
  'File Lists': 'قوائم الملفات',
  'Upload Files': 'رفع الملفات',
  'Create File': 'إنشاء ملف',
  Languages: 'اللغات',
  'Audit Trail': 'سجل التدقيق',
  'All Staff': 'جميع الموظفين',
  Roles: 'الأدوار',
  'E-commerce': 'التجارة الإلكترونية',
  Analytics: 'التحليلات',
  CRM: 'إدارة العملاء',

  // Kinds

  // Switches
  Active: 'نشط',
  Featured: 'مميّز',
  Published: 'منشور',
  Default: 'افتراضي',
  'Right to left': 'من اليمين إلى اليسار',
  'Left to right': 'من اليسار إلى اليمين',
  'Active Items': 'العناصر النشطة',
  'Featured Items': 'العناصر المميزة',

  // Fields
  'Higher numbers appear first': 'الرقم الأكبر يظهر أولًا',
  'Lowercase letters, numbers and hyphens': 'أحرف لاتينية صغيرة وأرقام وواصلات',
  'One or two lowercase letters': 'حرف أو حرفان لاتينيان صغيران',
  'A longer code for applications, such as pt-br': 'رمز أطول للتطبيقات، مثل pt-br',
  None: 'لا شيء',
};
