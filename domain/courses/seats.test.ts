import { describe, expect, it } from 'vitest'
import { type EnrolledStudent, enrolledStudents } from './enrolled-students.ts'
import { isActive } from './availability.ts'
import { holdSeat, type Seats, seatEnds, seatsLeft, takeSeat } from './seats.ts'

const NOW = 1_000
const seats = (more: Partial<Seats> = {}): Seats => ({ max: 2, students: {}, holds: {}, ...more })
const hold = (uid: string, until = NOW + 9) => ({ uid, until })

it('a seat is active if it ends later than now, or never', () => {
  expect([0, NOW + 1, NOW, NOW - 1].map((end) => isActive(end, NOW))).toEqual([true, true, false, false])
})

describe('the end of a seat', () => {
  it.each([
    ['never, of a student who sits open-endedly and holds another', 0, NOW + 9, [0]],
    ['the later one, the hold’s', NOW + 5, NOW + 9, [NOW + 9]],
    ['the later one, the student’s', NOW + 9, NOW + 5, [NOW + 9]],
    ['never, where a hold has no end', NOW + 5, 0, [0]],
    ['the hold’s, of a student whose own has ended', NOW, NOW + 5, [NOW + 5]],
    ['none, where both have ended', NOW, NOW - 1, []],
  ])('is %s', (_, end, until, ends) => {
    expect(seatEnds({ students: { ann: end }, holds: { p1: hold('ann', until) } }, NOW)).toEqual(ends)
  })
})

describe('holding a seat', () => {
  it('adds the hold and forgets what has ended', () => {
    const before = seats({
      students: { open: 0, later: NOW + 1, gone: NOW },
      holds: { p1: hold('ann'), p2: hold('ben', NOW) },
    })
    expect(holdSeat(before, { paymentKey: 'p3', uid: 'cyd', until: NOW + 5 }, NOW)).toStrictEqual({
      max: 2,
      students: { open: 0, later: NOW + 1 },
      holds: { p1: hold('ann'), p3: { uid: 'cyd', until: NOW + 5 } },
    })
    expect(before.holds).toHaveProperty('p2')
  })
})

describe('taking a seat', () => {
  it('turns the payment’s hold into an open-ended seat, and forgets what has ended', () => {
    const before = seats({ students: { gone: NOW }, holds: { p1: hold('ann'), p2: hold('ben') } })
    expect(takeSeat(before, { paymentKey: 'p1', uid: 'ann' }, NOW)).toStrictEqual({
      max: 2,
      students: { ann: 0 },
      holds: { p2: hold('ben') },
    })
  })

  it('takes the last seat and no more, whether others sit or hold', () => {
    const free = { uid: 'cyd' }
    expect(takeSeat(seats({ students: { ann: 0 } }), free, NOW)?.students).toEqual({ ann: 0, cyd: 0 })
    expect(takeSeat(seats({ students: { ann: 0 }, holds: { p1: hold('ben') } }), free, NOW)).toBeUndefined()
    expect(takeSeat(seats({ students: { ann: 0, ben: NOW } }), free, NOW)?.students).toEqual({ ann: 0, cyd: 0 })
    expect(takeSeat(seats({ max: 0 }), free, NOW)).toBeUndefined()
  })

  it('is unnecessary for a student who has one, and a lost hold takes another while one is left', () => {
    const full = seats({ students: { ann: NOW + 1, ben: 0 } })
    expect(takeSeat(full, { uid: 'ann' }, NOW)?.students).toEqual({ ann: 0, ben: 0 })
    expect(takeSeat(seats({ holds: { p2: hold('ben') } }), { paymentKey: 'p1', uid: 'ann' }, NOW)).toMatchObject({
      students: { ann: 0 },
      holds: { p2: hold('ben') },
    })
    expect(seatsLeft(full, NOW)).toBe(0)
    expect(seatsLeft(seats({ max: 1, students: { a: 0, b: 0 } }), NOW)).toBe(0)
  })
})

describe('the students of linked courses', () => {
  const place = (
    uid: string,
    lastName: string,
    name: string,
    more: Partial<EnrolledStudent> = {},
  ): EnrolledStudent => ({
    ...{ uid, name, lastName, listed: true, courseKey: 'rn', progressKey: `of-${uid}`, endTime: 0, dateCreated: 1 },
    ...more,
  })

  it('sort by last name, then by first, ignoring case, then by id', () => {
    const places = [
      place('6', 'Young', 'Al'),
      place('5', 'doe', 'Zoe'),
      place('4', 'Doe', 'ann'),
      place('2', 'Doe', 'Ann'),
      place('3', 'DOE', 'Ann'),
      place('1', 'Abel', 'Zed'),
    ]
    const expected = ['1', '2', '3', '4', '5', '6']
    expect(enrolledStudents(places, NOW).map(({ uid }) => uid)).toEqual(expected)
    expect(enrolledStudents(places.toReversed(), NOW).map(({ uid }) => uid)).toEqual(expected)
  })

  it('are shown with their active place only, whichever course lists it', () => {
    const active = place('1', 'Doe', 'Ann', { courseKey: 'pn', listed: false, progressKey: 'p2' })
    expect(enrolledStudents([place('1', 'Doe', 'Ann', { endTime: NOW }), active], NOW)).toStrictEqual([active])
    expect(enrolledStudents([active], NOW)).toStrictEqual([active])
    expect(enrolledStudents([place('1', 'Doe', 'Ann', { endTime: NOW })], NOW)).toEqual([])
  })
})
