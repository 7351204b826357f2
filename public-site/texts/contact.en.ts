/** The words of writing to the people who run the site, in English. */
export const contactEn = {
  contact: {
    title: 'Contact us',
    lead: 'A question, an idea, or something that does not work? We are glad to hear from you.',
  },
  enquiry: {
    title: 'Write to us',
    lead: 'We answer by email or phone.',
    mobileNumber: 'Mobile number',
    mobileNumberHint: 'With the country code and a space: +975 17123456',
    message: 'Your message',
    trap: 'Please leave this field empty',
    submit: 'Send',
    sendAgain: 'This was sent faster than anybody types. Please check your message and send it once more.',
  },
} as const;
