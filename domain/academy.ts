/**
 * The one place for the academy's names, links, facts and settings (spec 1.1.5, 1.2; decisions 1.2). The values are
 * neutral samples: an owner changes them here.
 */
const campus = { street: '100 Campus Way', unit: 'Suite 200', city: 'Miami', state: 'FL', zip: '33101', country: 'US' }

/** What the academy says of itself (spec 1.1.5). */
const facts = { questions: 2000, passRatePercent: 96, remedialTheoryHours: 80, remedialClinicalHours: 96 }

export const academy = {
  name: 'Nursing Academy',
  shortName: 'Academy',
  /** The site's origin, that of canonical addresses and of the sitemap. No slash at the end. */
  siteUrl: 'https://academy.example',
  /** What the academy is, in one sentence, for search engines and shared links. */
  description: `NCLEX review for RN and PN, a remedial course and continuing education for nurses: live classes, online courses and over ${facts.questions} practice questions.`,
  /** IANA name; dates and times of Live courses are in it. */
  timeZone: 'America/New_York',
  currency: 'usd',
  /** The instructor of Live courses (spec 2.3.8); Online courses say ONLINE. */
  instructor: 'Academy Instructor',
  onlineInstructor: 'ONLINE',
  contact: {
    phone: '(305)555-0142',
    email: 'hello@academy.example',
    hours: '9am-5pm Mon-Fri',
    /** The same hours for machines. */
    openingHours: { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
    campus,
    /** The campus address as it is written on an envelope. */
    address: [campus.street, campus.unit, `${campus.city}, ${campus.state} ${campus.zip}`],
  },
  facts,
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
