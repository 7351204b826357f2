import type { DemoRecord } from './records.js';

/** Three branches on three clocks; the last takes no enquiries. */
export const demoBranches: readonly DemoRecord[] = [
  {
    en: {
      title: 'Thimphu',
      slug: 'thimphu',
      branchName: 'The Old Press, workshop and shop',
      orderNumber: 3,
      branchAddress: 'Norzin Lam 12\nThimphu, Bhutan',
      contactNumber: '+975 2 321 456',
      contactEmail: 'thimphu@example.org',
      latitude: 27.4712,
      longitude: 89.6339,
      openingHours: [
        { days: 'Monday to Friday', times: '09:00 – 17:30' },
        { days: 'Saturday', times: '10:00 – 13:00' },
        { days: 'Sunday', times: 'closed' },
      ],
      timeZone: 'Asia/Thimphu',
    },
    ar: {
      title: 'تيمفو',
      branchName: 'المطبعة القديمة، الورشة والمتجر',
      branchAddress: 'نورزين لام ١٢\nتيمفو، بوتان',
      openingHours: [{ days: 'من الاثنين إلى الجمعة' }, { days: 'السبت' }, { days: 'الأحد' }],
    },
    flags: { featured: true },
  },
  {
    en: {
      title: 'Amman',
      slug: 'amman',
      branchName: 'Studio on the hill',
      orderNumber: 2,
      branchAddress: 'Rainbow Street 40\nJabal Amman, Amman, Jordan',
      contactNumber: '+962 6 461 2345',
      contactEmail: 'amman@example.org',
      latitude: 31.9511,
      longitude: 35.9239,
      openingHours: [
        { days: 'Saturday to Thursday', times: '10:00 – 14:00, 16:00 – 20:00' },
        { days: 'Friday', times: 'closed' },
      ],
      timeZone: 'Asia/Amman',
    },
    ar: {
      title: 'عمّان',
      branchName: 'الاستوديو على التلة',
      branchAddress: 'شارع الرينبو ٤٠\nجبل عمّان، عمّان، الأردن',
      openingHours: [{ days: 'من السبت إلى الخميس' }, { days: 'الجمعة' }],
    },
    // Its mails are in Arabic.
    links: { languageId: ['language', 'ar'] },
  },
  {
    en: {
      title: 'Lisbon',
      slug: 'lisbon',
      branchName: 'Paper archive',
      branchAddress: 'Rua da Rosa 8\nLisbon, Portugal',
      contactNumber: '+351 21 345 6789',
      latitude: 38.7129,
      longitude: -9.1453,
      openingHours: [{ days: 'Tuesday, Thursday', times: '2 pm – 6 pm' }],
      timeZone: 'Europe/Lisbon',
    },
    ar: {
      title: 'لشبونة',
      branchName: 'أرشيف الورق',
      branchAddress: 'روا دا روزا ٨\nلشبونة، البرتغال',
      openingHours: [{ days: 'الثلاثاء والخميس' }],
    },
    flags: { form: false },
  },
];
