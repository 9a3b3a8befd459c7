import type { Course } from '#domain/courses/course.ts'
import { isOpen } from '../courses/availability.ts'

/** Whether a student may register, and if not, why; the codes are keys of the registration messages. */
export type Registration =
  { ok: true } | { ok: false; code: 'already-yours' | 'payment-processing' | 'course-closed' | 'no-seats' }

/** What the student has in the course's link group: nothing, an active progress, or a running payment. */
export type Owned = 'no' | 'owned' | 'paying'

/**
 * Whether a student may register now (spec 1.4.7 to 1.4.11, 1.4.16; decisions 1.4). `startsAt` and `now` in epoch
 * milliseconds; `seatsLeft` matters for Live courses only.
 */
export function canRegister(
  course: Pick<Course, 'type' | 'published'> & { startsAt?: number },
  seatsLeft: number,
  owned: Owned,
  now: number,
): Registration {
  if (owned === 'owned') return { ok: false, code: 'already-yours' }
  if (owned === 'paying') return { ok: false, code: 'payment-processing' }
  if (!course.published) return { ok: false, code: 'course-closed' }
  if (isOpen(course, seatsLeft, now)) return { ok: true }
  return { ok: false, code: seatsLeft < 1 ? 'no-seats' : 'course-closed' }
}
