import type { DemoRecord } from './records.js';

const menu = (
  [en, ar]: readonly [en: string, ar: string],
  link: string,
  orderNumber: number,
  children: readonly DemoRecord[] = [],
): DemoRecord => ({ en: { name: en, link, orderNumber }, ar: { name: ar }, children });

/** The header of the demo site: every link leads to a page that the demo content has. */
export const demoMenus: readonly DemoRecord[] = [
  menu(['Home', 'الرئيسية'], '/', 5),
  {
    ...menu(['Events', 'الفعاليات'], '/event', 4, [
      menu(['By category', 'حسب الفئة'], '/event/category', 5),
      menu(['Workshops', 'ورش العمل'], '/event/category/workshops', 4, [
        menu(['Evening classes', 'دروس مسائية'], '/event/category/evening-classes', 2),
        menu(['Masterclasses', 'دروس متقدمة'], '/event/category/masterclasses', 1),
      ]),
      menu(['Outdoor trips', 'رحلات في الطبيعة'], '/event/category/outdoor-trips', 3, [
        menu(['Day hikes', 'مسيرات يومية'], '/event/category/day-hikes', 1),
      ]),
      menu(['Conferences', 'مؤتمرات'], '/event/category/conferences', 2),
      menu(['Festivals', 'مهرجانات'], '/event/category/festivals', 1),
    ]),
    flags: { product: true },
  },
  menu(['Courses', 'الدورات'], '/courses', 3),
  menu(['News', 'الأخبار'], '/news', 2),
  menu(['About us', 'من نحن'], '#', 1, [
    menu(['Who we are', 'من نكون'], '/about-us', 4),
    menu(['Careers', 'الوظائف'], '/careers', 3),
    menu(['Contact', 'اتصل بنا'], '/contact-us', 2),
    menu(['Privacy', 'الخصوصية'], '/privacy', 1),
  ]),
];
