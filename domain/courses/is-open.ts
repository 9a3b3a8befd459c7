import type { CourseType } from './course.ts'

/**
 * Whether a course can be registered for: Online always; Live while seats remain and the first date is still in the
 * future (spec 1.4.7, 1.4.10). `startsAt` and `now` in epoch milliseconds.
 */
export function isOpen(course: { type: CourseType; startsAt?: number }, seatsLeft: number, now: number): boolean {
  if (course.type === 'Online') return true
  return course.startsAt !== undefined && course.startsAt > now && seatsLeft > 0
}
