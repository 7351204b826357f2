/** The words of writing to the people who run the site, in Arabic. */
export const contactAr = {
  contact: {
    title: 'اتصل بنا',
    lead: 'ألديك سؤال أو فكرة أو واجهت مشكلة؟ يسعدنا أن نسمع منك.',
  },
  enquiry: {
    title: 'اكتب إلينا',
    lead: 'نجيب بالبريد الإلكتروني أو بالهاتف.',
    mobileNumber: 'رقم الهاتف المحمول',
    mobileNumberHint: 'مع رمز البلد ومسافة بعده: ‎+975 17123456',
    message: 'رسالتك',
    trap: 'يُرجى ترك هذا الحقل فارغًا',
    submit: 'إرسال',
    sendAgain: 'أُرسلت هذه الرسالة أسرع مما يكتب أي شخص. يُرجى مراجعتها وإرسالها مرة أخرى.',
  },
};
