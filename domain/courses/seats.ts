import { isActive } from './availability.ts'

/** The seats of a link group: each student's end (0: open-ended), and the seats held while payments run. */
export type Seats = {
  max: number
  students: Readonly<Record<string, number>>
  /** By payment key; `until` in epoch milliseconds. */
  holds: Readonly<Record<string, { uid: string; until: number }>>
}

const later = (a: number, b: number) => (a === 0 || b === 0 ? 0 : Math.max(a, b))

/**
 * Returns when each taken seat ends (0: open-ended), one entry per person even if they take it in two ways (spec
 * 1.4.11).
 */
export function seatEnds(seats: Pick<Seats, 'students' | 'holds'>, now: number): number[] {
  const ends = new Map<string, number>()
  const take = (uid: string, end: number) => {
    if (isActive(end, now)) ends.set(uid, later(ends.get(uid) ?? end, end))
  }
  for (const [uid, end] of Object.entries(seats.students)) take(uid, end)
  for (const { uid, until } of Object.values(seats.holds)) take(uid, until)
  return [...ends.values()]
}

/**
 * Returns seats left at `now` (epoch milliseconds): the limit minus the unique active students and holders, at least 0.
 */
export const seatsLeft = (seats: Seats, now: number): number => Math.max(0, seats.max - seatEnds(seats, now).length)

const onlyActive = (seats: Seats, now: number): Seats => ({
  max: seats.max,
  students: Object.fromEntries(Object.entries(seats.students).filter(([, end]) => isActive(end, now))),
  holds: Object.fromEntries(Object.entries(seats.holds).filter(([, hold]) => isActive(hold.until, now))),
})

/** Returns the seats with one held for a payment until `until`, without entries that ended by `now`. */
export function holdSeat(seats: Seats, hold: { paymentKey: string; uid: string; until: number }, now: number): Seats {
  const { paymentKey, uid, until } = hold
  const active = onlyActive(seats, now)
  return { ...active, holds: { ...active.holds, [paymentKey]: { uid, until } } }
}

/**
 * Gives the student an open-ended seat and removes the payment's hold; undefined if no seat is left. Also for a payment
 * whose hold was lost, and for a student added by an administrator.
 */
export function takeSeat(seats: Seats, student: { paymentKey?: string; uid: string }, now: number): Seats | undefined {
  const { paymentKey, uid } = student
  const { max, students, holds } = onlyActive(seats, now)
  const others = Object.fromEntries(Object.entries(holds).filter(([key]) => key !== paymentKey))
  const taken = { max, students: { ...students, [uid]: 0 }, holds: others }
  return seatEnds(taken, now).length <= max ? taken : undefined
}
