import { compareNames } from '#domain/text/compare-names.ts'
import { progressToEnd } from '../progress/progress.ts'
import { isActive } from './availability.ts'

/** A student's latest progress in a course. Times in epoch milliseconds; endTime 0: open-ended. */
export type EnrolledStudent = {
  uid: string
  /** First and last name at enrolment. */
  name: string
  lastName: string
  /** In the course's students list (spec 2.3.15). */
  listed: boolean
  courseKey: string
  progressKey: string
  endTime: number
  dateCreated: number
}

const order = (a: EnrolledStudent, b: EnrolledStudent) =>
  compareNames(a.lastName, b.lastName) || compareNames(a.name, b.name) || (a.uid < b.uid ? -1 : 1)

/**
 * Returns everyone with an active progress in one of the linked courses, and so with a seat, each once, by last and
 * first name (spec 2.4.7), including administrators (decisions 2.4). Each has the place that removing them ends (spec
 * 2.4.6).
 */
export function enrolledStudents(progress: readonly EnrolledStudent[], now: number): EnrolledStudent[] {
  const byStudent = new Map<string, EnrolledStudent[]>()
  for (const entry of progress) byStudent.set(entry.uid, [...(byStudent.get(entry.uid) ?? []), entry])
  return [...byStudent.values()]
    .flatMap((entries) => {
      const active = entries.filter(({ endTime }) => isActive(endTime, now))
      return progressToEnd(active.map((entry) => ({ ...entry, key: entry.progressKey }))) ?? []
    })
    .map(({ key: _key, ...entry }) => entry)
    .sort(order)
}
