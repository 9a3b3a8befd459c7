import type { CourseType } from './course.ts'

/** Whether a progress or a place ends later than `now`; 0 means open-ended (spec 1.4.15; epoch milliseconds). */
export const isActive = (endTime: number, now: number): boolean => endTime === 0 || endTime > now

/**
 * Whether a course is open for registration: Online always; Live while seats remain and the first date is in the future
 * (spec 1.4.7, 1.4.10). `startsAt` and `now` in epoch milliseconds.
 */
export function isOpen(course: { type: CourseType; startsAt?: number }, seatsLeft: number, now: number): boolean {
  if (course.type === 'Online') return true
  return course.startsAt !== undefined && course.startsAt > now && seatsLeft > 0
}

/** The card shows the number of seats left from this number down (spec 1.9.3). */
export const FEW_SEATS = 3

/** A course card's registration state (spec 1.4.7 to 1.4.10). */
export type Availability =
  { state: 'open' } | { state: 'few'; seatsLeft: number } | { state: 'closed' } | { state: 'purchased' }

/** Returns the card's state at `now`; `owned`: the user has an unexpired progress for a linked course. */
export function availability(
  course: { type: CourseType; startsAt?: number },
  seatsLeft: number,
  owned: boolean,
  now: number,
): Availability {
  if (owned) return { state: 'purchased' }
  if (!isOpen(course, seatsLeft, now)) return { state: 'closed' }
  if (course.type === 'Live' && seatsLeft <= FEW_SEATS) return { state: 'few', seatsLeft }
  return { state: 'open' }
}
