import type { Seats } from '../domain/courses/seats.ts'
import { type Key, seatsKey } from './keys.ts'

/** The seats of a link group of Live courses; `version` grows with every change. */
export type SeatsItem = Key & Seats & { type: 'seats'; group: string; version: number }

export const seatsItem = (group: string, seats: Seats, version: number): SeatsItem => ({
  ...seatsKey(group),
  type: 'seats',
  group,
  version,
  ...seats,
})
