/** The same in Arabic. */
export const settingsAr = {
  footer: {
    links: 'روابط مفيدة',
    opening: 'أوقات العمل',
    contact: 'اتصل بنا',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    social: 'تابعنا',
    helpline: 'رقم المساعدة',
  },
  consent: {
    title: 'ملفات تعريف الارتباط',
    accept: 'موافق',
    decline: 'غير موافق',
    revoke: 'خيارات ملفات الارتباط',
  },
} as const;
