import type { CourseType } from './course.ts'
import { isOpen } from './is-open.ts'

/** From this many seats down the card says how many are left (spec 1.9.3). */
export const FEW_SEATS = 3

/** What a course card says about registering (spec 1.4.7 to 1.4.10). */
export type Availability =
  { state: 'open' } | { state: 'few'; seatsLeft: number } | { state: 'closed' } | { state: 'purchased' }

/** The card's state at `now`; `owned`: the user has an unexpired progress for a linked course. */
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
