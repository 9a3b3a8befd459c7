import { classNameOf } from '../courses/class-name.ts'
import { isActive } from '../courses/availability.ts'
import type { Course } from '../courses/course.ts'

/**
 * A course in the course list. For those who take a place in it (Live: seats of its group, including held ones; Online:
 * students of its name, each once), it stores how many have no end and when the others end (epoch milliseconds), so
 * that the list can count them at any time.
 */
export type CourseEntry = Omit<Course, 'description' | 'content' | 'group' | 'instructor'> & {
  open: number
  ends: readonly number[]
}

/** Returns a course's entry; `ends` are those of everyone who takes a place in it, 0 for open-ended. */
export const courseEntry = (course: Course, ends: readonly number[]): CourseEntry => {
  const { description: _description, content: _content, group: _group, instructor: _instructor, ...facts } = course
  const timed = ends.filter((end) => end !== 0).sort((a, b) => a - b)
  return { ...facts, name: classNameOf(course), open: ends.length - timed.length, ends: timed }
}

/** Returns how many places of a course are taken at `now` (epoch milliseconds). */
export const takenAt = ({ open, ends }: Pick<CourseEntry, 'open' | 'ends'>, now: number): number =>
  open + ends.filter((end) => isActive(end, now)).length

const order = ({ name, key }: CourseEntry) => `${name.toLowerCase()}#${key}`

/** Sorts by name, as the table's index does. */
export const byCourseName = (a: CourseEntry, b: CourseEntry): number =>
  order(a) < order(b) ? -1 : Number(order(a) > order(b))
