import type { Seats } from '#domain/courses/seats.ts'
import { type Key, seatsKey } from './keys.ts'

/** The seats of a link group of Live courses; `version` grows with every change. `courses`: keys of the group's courses. */
export type SeatsItem = Key & Seats & { type: 'seats'; group: string; version: number; courses?: readonly string[] }

export const seatsItem = (
  group: string,
  seats: Seats,
  version: number,
  courses: readonly string[] = [],
): SeatsItem => ({
  ...seatsKey(group),
  type: 'seats',
  group,
  version,
  courses,
  ...seats,
})
