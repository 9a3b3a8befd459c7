/**
 * The one place for the academy's names, links, facts and settings (spec 1.1.5, 1.2; decisions 1.2). The values are
 * neutral samples: an owner changes them here.
 */
const campus = { street: '100 Campus Way', unit: 'Suite 200', city: 'Miami', state: 'FL', zip: '33101', country: 'US' }

/** What the academy says of itself (spec 1.1.5). */
type Facts = {
  questions: number
  passRatePercent: number
  /** Where the pass rate comes from, such as 'First attempts of 412 students in 2026'. */
  passRateSource?: string
  remedialTheoryHours: number
  remedialClinicalHours: number
}
const facts: Facts = { questions: 2000, passRatePercent: 96, remedialTheoryHours: 80, remedialClinicalHours: 96 }

/** A teacher on the About page. `picture`: the path of a square image in web/public/, at least 192 pixels wide. */
export type Instructor = { name: string; credentials: string; sentence: string; picture?: string }

/** What a student said, on the home page. `about`: such as 'passed the NCLEX-RN in March 2026'. */
export type Testimonial = { quote: string; name: string; about?: string }

/** Without entries, the pages show no sections for them. */
const people: { instructors: readonly Instructor[]; testimonials: readonly Testimonial[] } = {
  instructors: [],
  testimonials: [],
}

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
  ...people,
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

/** Where the pass rate comes from, shown beside it. */
export const passRateNote = ({ passRateSource }: Pick<Facts, 'passRateSource'> = facts): string =>
  passRateSource === undefined ? 'Academy data' : `Source: ${passRateSource}`
