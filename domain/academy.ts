/**
 * The one place for the academy's names, links, facts and settings (spec 1.1.5, 1.2; decisions 1.2). The values are
 * neutral samples: an owner changes them here.
 */
export const academy = {
  name: 'Nursing Academy',
  shortName: 'Academy',
  /** IANA name; dates and times of Live courses are in it. */
  timeZone: 'America/New_York',
  currency: 'usd',
  /** The instructor of Live courses (spec 2.3.8); Online courses say ONLINE. */
  instructor: 'Academy Instructor',
  onlineInstructor: 'ONLINE',
  /** Least length of a password; feeds the sign-up form and Cognito (decisions 1.5; 8 is recommended). */
  passwordMinLength: 6,
  contact: {
    phone: '(305)555-0142',
    email: 'hello@academy.example',
    hours: '9am-5pm Mon-Fri',
    address: ['100 Campus Way', 'Suite 200', 'Miami, FL 33101'],
  },
  facts: {
    questions: 2000,
    passRatePercent: 96,
    remedialTheoryHours: 80,
    remedialClinicalHours: 96,
  },
  links: {
    courses: 'https://courses.academy.example/',
    nursingCe: 'https://ce.academy.example/',
    courseInfo: 'https://courses.academy.example/info',
    book: 'https://books.academy.example/review',
    remedialForm: 'https://forms.academy.example/remedial',
  },
  social: {
    Facebook: 'https://www.facebook.com/academy.example',
    Instagram: 'https://www.instagram.com/academy.example',
    YouTube: 'https://www.youtube.com/@academy.example',
  },
} as const
