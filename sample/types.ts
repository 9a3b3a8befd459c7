/**
 * The sample academy's shapes: the specification's entities without keys, because the product gives the keys when the
 * seed creates the records. Things point at one another by name; a test proves that every pointer resolves.
 */

export type SampleQuestionType =
  'Multiple Choice' | 'True/False' | 'Select All That Apply' | 'Matching/Dropdown' | 'Priority'

/** `correct` is a boolean, or for Matching/Dropdown the text of the match (spec 2.3.27). */
export type SampleAnswer = { letter: string; text: string; correct: boolean | string }

/** A question as the importer takes it; `ref` is its stable name, so that a second import doubles nothing (spec 2.3.20 to 2.3.26). */
export type SampleQuestion = {
  ref: string
  type: SampleQuestionType
  body: string
  answers: SampleAnswer[]
  rationale: string
  tags: string[]
  area: string[]
}

/** Where a task lies, by names. */
export type TaskPath = { content: string; section: string; task: string }

/** Rich text (spec 3.3.4). */
export type SampleReading = { type: 'Reading'; name: string; text: string }

/** One video and its captions, as paths from the folder `sample` (spec 3.3.5). */
export type SampleLecture = {
  type: 'Lecture'
  name: string
  video: string
  captions: string
  /** The folder with its renditions: a file and a playlist of each. */
  renditions?: string
}

type Limits = {
  /** Minutes. */
  timeAllowed: number
  /** Absent: unlimited. */
  attempts?: number
  /** Percent; absent: 65. */
  passGrade?: number
  /** Partial credit for every Select All That Apply; absent: all or nothing. */
  scoring?: 'plus-minus'
  /** Whole case studies among its questions, six questions each; absent: none. */
  caseStudies?: number
}

/** Drawn from questions that carry all `tags`; `percentEasy` absent: any mix (spec 3.3.6). */
export type SamplePractice = Limits & {
  type: 'Practice'
  name: string
  tags: string[]
  numOfQuestions: number
  percentEasy?: number
}

/** `minQuestions` and `maxQuestions` count per area (spec 3.3.7). */
export type SampleNclex = Limits & {
  type: 'NCLEX'
  name: string
  tags: ['RN' | 'PN']
  minQuestions: number
  maxQuestions: number
}

/** As the NCLEX is where it sets no numbers. */
export type SampleAdaptive = { type: 'AdaptiveNCLEX'; name: string; tags: ['RN' | 'PN'] }

/** Shows another task that is not a Linking task itself (spec 3.3.8, 3.5.16). */
export type SampleLinking = { type: 'Linking'; name: string; linksTo: TaskPath }

export type SampleTask = SampleReading | SampleLecture | SamplePractice | SampleNclex | SampleAdaptive | SampleLinking

/** Spec 3.3.2. Lists sort by name, so names begin with their number. */
export type SampleSection = { name: string; instructions: string; tasks: SampleTask[] }

/** Spec 3.3.1. `descText` is rich text. */
export type SampleContent = { name: string; instructions: string; descText: string; sections: SampleSection[] }

type CourseBase = {
  /** The seed's own name for the course; never shown. */
  ref: string
  subject: 'RN' | 'PN'
  /** Whole dollars. */
  price: number
  /** Days of online access. */
  onlineDays: number
  instructor: 'Academy Instructor' | 'ONLINE'
  published: boolean
  /** What its public page says: paragraphs parted by an empty line. */
  description: string
  /** Names of contents, in order. */
  content: string[]
}

/** Dates relative to the day of the seed, so that a sample course is never in the past. */
export type ClassSchedule = { startsInDays: number; classes: number; everyDays: number }

/** A Live course has no name of its own: the product generates it (spec 2.5.21). */
export type SampleLiveCourse = CourseBase & {
  type: 'Live'
  schedule: ClassSchedule
  startTime: string
  endTime: string
  location: string
  maxStudents: number
}

export type SampleOnlineCourse = CourseBase & { type: 'Online'; name: string }

export type SampleCourse = SampleLiveCourse | SampleOnlineCourse

/** An account (spec 1.3.1). Only the two demo people have a password: the others fill lists and never sign in. */
export type SamplePerson = {
  type: 'Student' | 'Admin'
  firstName: string
  lastName: string
  email: string
  /** As shown: (xxx)xxx-xxxx. */
  phone: string
  password?: string
  joinedDaysAgo: number
  /** Absent: never came back after sign-up. */
  seenDaysAgo?: number
  /** The administrators' most recent note. */
  note?: string
}

/** A payment of the past and the progress that it opened. The amount is the course's price; whole days before the seed. */
export type SamplePurchase = {
  /** E-mail of the student. */
  student: string
  /** `ref` of the course. */
  course: string
  daysAgo: number
  /** Present: the card was refused, no progress exists. */
  failureMessage?: string
  /** Present: the student started the course then, and access ends `onlineDays` later. */
  startedDaysAgo?: number
  /** The student marked the course complete. */
  complete?: boolean
  /** Readings and lectures that the student opened. */
  done?: TaskPath[]
  /** Tests that the student finished, with their best grade in percent. */
  graded?: { test: TaskPath; best: number }[]
}

export type SampleAcademy = {
  nclexAreas: string[]
  tags: string[]
  contents: SampleContent[]
  courses: SampleCourse[]
  people: SamplePerson[]
  purchases: SamplePurchase[]
}
