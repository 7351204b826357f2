/** Own texts of the parts of pages that the settings switch on, in English. */
export const settingsEn = {
  footer: {
    links: 'Useful links',
    opening: 'Opening hours',
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    social: 'Follow us',
    helpline: 'Helpline',
  },
  consent: {
    title: 'Cookies',
    accept: 'Accept',
    decline: 'Decline',
    revoke: 'Cookie choices',
  },
} as const;
