/** The words of vacancies and testimonials, in English. */
export const careersEn = {
  careers: {
    title: 'Work with us',
    lead: 'Small teams, good tools and work that people can hold in their hands. See what is open.',
    count: { one: '{count} open position', other: '{count} open positions' },
    none: 'There are no open positions at the moment. Please check back soon.',
    vacancies: { one: '{count} vacancy', other: '{count} vacancies' },
    closes: 'Apply by {date}',
    lastDay: 'Last day to apply',
    featured: 'Featured',
    apply: 'Apply now',
    applyByMail: 'Apply by email',
    write: 'Write to us',
    all: 'All open positions',
  },
  testimonials: {
    title: 'What people say',
    lead: 'From those who came, folded, walked and listened.',
    rating: '{rating} of {most} stars',
  },
} as const;
