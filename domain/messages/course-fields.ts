import type { CourseType, Subject } from '#domain/courses/course.ts'
import type { CourseMessage } from './courses.ts'

/** The value of a form field, by its kind. Numbers are digit strings as typed (spec 2.3.5). */
type Values = {
  text: string
  lines: string
  number: string
  /** In the browser's time format: '09:00'. */
  time: string
  /** Named by its meaning, on or off. */
  flag: boolean
  dates: readonly string[]
  contents: readonly string[]
  /** '' until it is chosen. */
  type: CourseType | ''
  subject: Subject | ''
}

type ServerCode = 'course-linked-seats' | 'course-linked-content' | 'course-class-taken' | 'course-class-moved'

export type CourseFieldFacts = {
  kind: keyof Values
  label: string
  hint?: string
  /** For a new course if it is not empty, or for a flag that is on (spec 2.9.10). */
  initial?: string
  /** The refusals about the field, from the form's rules or the server. */
  codes: readonly (CourseMessage | ServerCode)[]
  /** A flag: its checkbox, and its texts on the course's page and in the audit log. */
  flag?: { allow: string; term: string; on: string; off: string; audit: string }
}

/** Every field of a course, in the order of its form; docs/recipes.md explains how to add one. */
export const courseFields = {
  type: { kind: 'type', label: 'Type', codes: ['course-type-empty'] },
  subject: { kind: 'subject', label: 'Subject', initial: 'RN', codes: ['course-subject-invalid'] },
  name: {
    kind: 'text',
    label: 'Name',
    codes: ['course-name-empty', 'course-name-short', 'course-name-long', 'course-name-letters', 'course-identical'],
  },
  price: {
    kind: 'number',
    label: 'Price',
    hint: 'Whole dollars',
    initial: '0',
    codes: ['course-price-empty', 'course-price-invalid'],
  },
  onlineDays: {
    kind: 'number',
    label: 'Online Days',
    hint: 'How many days the course stays open',
    initial: '0',
    codes: ['course-days-empty', 'course-days-invalid'],
  },
  dates: {
    kind: 'dates',
    label: 'Dates',
    hint: 'Choose every day on which the class meets',
    codes: ['course-dates-empty', 'course-dates-invalid', 'course-dates-many'],
  },
  startTime: {
    kind: 'time',
    label: 'Start Time',
    codes: ['course-times-empty', 'course-times-invalid', 'course-class-taken', 'course-class-moved'],
  },
  endTime: { kind: 'time', label: 'End Time', codes: ['course-times-order'] },
  location: { kind: 'text', label: 'Location', codes: ['course-location-empty', 'course-location-long'] },
  maxStudents: {
    kind: 'number',
    label: 'Max Students',
    hint: 'Seats, shared with linked courses',
    codes: ['course-seats-empty', 'course-seats-invalid', 'course-seats-taken', 'course-linked-seats'],
  },
  description: {
    kind: 'lines',
    label: 'Description',
    hint: 'Shown on the course’s public page: who it is for and what students can do afterwards. An empty line begins a paragraph.',
    codes: ['course-description-long'],
  },
  ownQuizzes: {
    kind: 'flag',
    label: 'Quizzes',
    codes: [],
    flag: {
      allow: 'Students make quizzes of their own from the question bank',
      term: 'Quizzes of students',
      on: 'Offered',
      off: 'Not offered; those that run go on',
      audit: 'quizzes of students are offered',
    },
  },
  passesRequired: {
    kind: 'flag',
    label: 'Certificate',
    codes: [],
    flag: {
      allow: 'Require passing every Practice and adaptive test for the certificate',
      term: 'Certificate',
      on: 'Finish every task and pass every Practice and adaptive test',
      off: 'Finish every task, regardless of grades',
      audit: 'the certificate needs every test passed',
    },
  },
  content: {
    kind: 'contents',
    label: 'Content',
    codes: ['course-content-empty', 'course-content-many', 'course-content-missing', 'course-linked-content'],
  },
} as const satisfies Record<string, CourseFieldFacts>

export type CourseField = keyof typeof courseFields

/** The values of a course's form. */
export type CourseForm = { [N in CourseField]: Values[(typeof courseFields)[N]['kind']] }

/** The same with each field's name. */
export const courseFieldList = Object.entries<CourseFieldFacts>(courseFields)
