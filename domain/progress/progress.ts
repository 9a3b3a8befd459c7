import type { CourseType, Subject } from '#domain/courses/course.ts'

/** A student's enrolment in a course (spec 1.3.10, 3.3.12). Times in epoch milliseconds; endTime 0: open-ended. */
export type Progress = {
  key: string
  name: string
  /** Slug of the course's name plus a number (spec 1.3.10). */
  url: string
  courseKey: string
  /** Link group of the course. */
  group: string
  studentId: string
  onlineDays: number
  endTime: number
  complete: boolean
  dateCreated: number
  /** Keys of the course's content at enrolment, in order. */
  content: readonly string[]
  courseType: CourseType
  subject: Subject
  dates?: readonly string[]
  startTime?: string
  /** When a Live class ends on its day. */
  courseEndTime?: string
  location?: string
  /** The payment that opened it; absent when an administrator enrolled the student, and before version 1.1.0. */
  paymentKey?: string
}
