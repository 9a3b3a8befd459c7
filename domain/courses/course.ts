/** Live courses meet on dates; Online courses are taken at any time for a number of days (spec 1.1.6). */
export type CourseType = 'Live' | 'Online'

/** RN and PN may be created, CPR and IV are offered when editing (spec 2.3.4). */
export type Subject = 'RN' | 'PN' | 'CPR' | 'IV'

/** A course's public data (spec 1.3.4, 2.3.1 to 2.3.12). */
export type CourseFacts = {
  key: string
  type: CourseType
  name: string
  subject: Subject
  /** Whole dollars. */
  price: number
  onlineDays: number
  /** Number of dates for Live, 0 for Online. */
  liveClasses: number
  instructor: string
  /** Live only: 'YYYY-MM-DD' in the academy's time zone, ascending. */
  dates?: readonly string[]
  /** Live only: such as '9:00AM'. */
  startTime?: string
  endTime?: string
  location?: string
  maxStudents?: number
}

/** A course as stored (spec 2.3). */
export type Course = CourseFacts & {
  published: boolean
  /** Excluded from lists and from the checks of names and rooms; absent: not archived (decision 0083). */
  archived?: true
  /** The description on the course's public page: plain text, with paragraphs separated by an empty line. */
  description?: string
  /** Keys of its content, in order. */
  content: readonly string[]
  /** Its link group (`linkGroup`). */
  group: string
  /** Whether students can create quizzes; absent: they can (domain/quizzes/offers-quizzes.ts). */
  ownQuizzes?: boolean
  /** Whether its certificate requires passing every test with a pass grade; absent: it does. */
  passesRequired?: boolean
  version: number
}
