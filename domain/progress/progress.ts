import { classNameOf } from '../courses/class-name.ts'
import type { Course, CourseType, Subject } from '../courses/course.ts'

import type { ProgressOverview } from './overview.ts'
import { urlOfName } from '../text/url-of-name.ts'

/** The last extension of a progress: the days, the reason, and the request that made it (a hash). */
export type Extension = { days: number; reason: string; request: string }

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
  /** The time at which a Live class ends. */
  courseEndTime?: string
  location?: string
  /** The payment that opened it; absent when an administrator enrolled the student, and before version 1.1.0. */
  paymentKey?: string
  /** When its days begin to count (counts-from.ts); absent before the start, and in records from before this field. */
  countsFrom?: number
  /** When it was started and marked completed; absent before, and in records from before these fields. */
  startedOn?: number
  completedOn?: number
  /** Its overview after the last task; absent before the first count (decision 0063). */
  overview?: ProgressOverview
  /** The last extension by an administrator; absent: never (decision 0089). */
  extension?: Extension
}

/**
 * Returns the progress of a new enrollment (spec 1.3.10, 2.3.18, 2.4.5): not started, with the course as it is now.
 * `key`: its own; `earlier`: how many the student had in this course before; `now` in epoch milliseconds.
 */
export function openedProgress(course: Course, studentId: string, key: string, earlier: number, now: number): Progress {
  const { dates, startTime, endTime, location } = course
  return {
    key,
    name: classNameOf(course),
    url: `${urlOfName(classNameOf(course))}-${earlier + 1}`,
    courseKey: course.key,
    group: course.group,
    studentId,
    onlineDays: course.onlineDays,
    endTime: 0,
    complete: false,
    dateCreated: now,
    content: course.content,
    courseType: course.type,
    subject: course.subject,
    ...(dates && { dates }),
    ...(startTime && { startTime }),
    ...(endTime && { courseEndTime: endTime }),
    ...(location && { location }),
  }
}

/** A student's course is not started (endTime 0), started, or ended: now past endTime (spec 3.4.9). */
export type ProgressState = 'not-started' | 'started' | 'ended'

/** The state of a progress; times in epoch milliseconds. */
export const progressState = (endTime: number, now: number): ProgressState =>
  endTime === 0 ? 'not-started' : now > endTime ? 'ended' : 'started'

type Listed = { endTime: number; startedOn?: number | null; overview?: { lastActivity?: number | null } | null }

/** When a course was last studied, or else started; 0 before its start. */
const lastUse = ({ endTime, startedOn, overview }: Listed): number =>
  endTime === 0 ? 0 : (overview?.lastActivity ?? startedOn ?? 1)

/**
 * Splits My courses into the Active and the History tab (spec 3.4.10). Courses in progress come first, those studied
 * last before the others; otherwise the original order stays.
 */
export const splitProgress = <P extends Listed>(all: readonly P[], now: number) => ({
  active: all
    .filter(({ endTime }) => progressState(endTime, now) !== 'ended')
    .toSorted((a, b) => lastUse(b) - lastUse(a)),
  history: all.filter(({ endTime }) => progressState(endTime, now) === 'ended'),
})

/** Returns the running courses, those studied last before the others. */
export const runningProgress = <P extends Listed>(all: readonly P[], now: number): P[] =>
  splitProgress(all, now).active.filter(({ endTime }) => endTime > 0)

type Ending = Pick<Progress, 'key' | 'endTime' | 'dateCreated'>

const endOf = ({ endTime }: Ending) => (endTime === 0 ? Number.MAX_SAFE_INTEGER : endTime)
const byEnd = (a: Ending, b: Ending) => endOf(a) - endOf(b) || a.dateCreated - b.dateCreated || (a.key < b.key ? -1 : 1)

/**
 * Returns the progress that ends when a student is removed: the latest open one or, if none is open, the one that ends
 * last (spec 2.4.6). Undefined if there is none.
 */
export const progressToEnd = <One extends Ending>(progress: readonly One[]): One | undefined =>
  progress.toSorted(byEnd).at(-1)
