/** Texts of the site about the data of its visitors, in English. */
export const privacyEn = {
  privacy: {
    title: 'Privacy and cookies',
    lead: 'What this site stores about you, what for, who can see it and for how long.',
    read: 'What we store about you, and who can see it:',
    cookies: 'Cookies',
    cookiesLead:
      'These are all the cookies that the site sets. Each serves what you do here; none is for statistics or advertising.',
    cookie: 'Cookie',
    purpose: 'What it is for',
    kept: 'Kept for',
    purposes: {
      language: 'The language that you chose, so that the next page is in it as well.',
      pending:
        'While you register or choose a new password: your email address, and which registration it is, from one form to the next.',
      visitor: 'Keeps you logged in. It is deleted when you log out.',
      session: 'Keeps members of our staff signed in to the console. It is deleted when they sign out.',
    },
    sections: [
      {
        title: 'In your browser',
        paragraphs: [
          'When you close the notice in front of a page, your browser remembers which text you have seen; when you answer the question about cookies, it remembers your answer. Neither is sent to us. The button “Cookie choices” at the foot of a page takes the answer back.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'An account holds your first and last name, email address, phone number, nationality, the country you live in, the language you last used here, when you verified your email address, and when you last used the site logged in. Of your password it holds only a hash, from which nobody can read the password.',
          'Phone number, nationality, country and names can be changed on your account page. Staff who look after bookings see the name, email address and phone number of those who have booked; staff at the door see the name. Staff who look after accounts see all of this but the ID document, and can keep a person from logging in.',
          'For each device on which you are logged in, we store its network address, the name of its browser, when you logged in and when you last used it. You see how many devices there are on your account page. This is deleted when you log out there, and after {days} at the latest.',
          'If you do not verify your email address, the account is deleted {unverified} after you last registered. A verified account has no end date.',
        ],
      },
      {
        title: 'Downloading and deleting it',
        paragraphs: [
          'On your account page you can download all that we store about you, in one file: your account with the ID document, devices, bookings, enquiries, the list of emails to you and the log. Notes of our staff are not in it: ask the people who run the site for them. They can make such a file for you as well, without the ID document.',
          'There you can also delete your account, with your password. Your profile, your ID document and the enquiries from your email address are then deleted, and you are logged out everywhere. Places at events to come are given back, confirmed and paid ones too. We confirm it by an email, which is the last one. If you cannot log in any more, ask the people who run the site to delete it.',
          'What stays are bookings, without your name, message and notes, because places and payments are counted by them; and the log, in which an id stands where your name and address were. Backup copies, which those who run the server make for emergencies, can hold it for longer.',
        ],
      },
      {
        title: 'Your bookings',
        paragraphs: [
          'A booking holds the event, the price with the nationality it is for, the payment reference, your message, whether it is confirmed and paid, when you were checked in, and who did each of these steps and when. Staff can add a note that you do not see.',
          'You see your own bookings. Staff whose role allows it see all bookings; staff at the door see those of an event by name, with price, payment, your message and the note. The people who organise events may get an email with your name when you book or cancel.',
          'Bookings are not deleted when you cancel them. They lose your name when your account is deleted; the payment reference stays.',
        ],
      },
      {
        title: 'Your ID document',
        paragraphs: [
          'An ID document is optional. It is meant to show which prices are yours. It is stored on the server, apart from the pictures and documents of the site, and no page shows it: neither to other visitors nor to our staff. It is in the file of your data that you can download, and people who run the server itself can open it.',
          'It is stored as long as your account, and deleted with it. If you register again before you have verified your email address, the earlier document is deleted.',
        ],
      },
      {
        title: 'What you write to us',
        paragraphs: [
          'An enquiry holds your name, email address, mobile number, your message, the page that it is about, the language you read the site in, and when you sent it. Staff whose role allows it read and export enquiries, say who answers them and whether they are answered, and add notes that you do not see. The people who answer enquiries may get an email with all of it.',
          'Enquiries are deleted after {enquiries}, and earlier when staff delete them or the account with the same email address is deleted. The log of what happened then still has the number of the enquiry, and nothing that you wrote.',
        ],
      },
      {
        title: 'Emails and records',
        paragraphs: [
          'We store the text of an email to you until it is sent. After that, your address and the subject stay for {mails}.',
          'A log of what happened records when you logged in or out, failed to log in, verified your email address, or changed your profile or password: with your name, email address, network address and browser. When staff confirm a booking or check you in, the log has that, too. Staff with a permission of its own can read this log. Its entries are never deleted; when your account is deleted, your name, email address, network address and browser are removed from them.',
          'To stop misuse, the server counts attempts by network address and by account, for up to one hour. Its technical log can hold network addresses of failed logins; those who run the server decide for how long.',
        ],
      },
      {
        title: 'Names of countries',
        paragraphs: [
          'The names of countries that you choose from come from the Countries States Cities Database, which is available under the Open Database License 1.0: github.com/dr5hn/countries-states-cities-database',
        ],
      },
    ],
  },
} as const;
