import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkGroup } from './link-group.ts'
import { liveName } from './live-name.ts'
import { amountText, chargeAmount, paymentDescription, priceText } from './price.ts'
import { type Seats, seatEnds, seatsLeft } from './seats.ts'
import { minutesOfDay, startsAt } from './starts-at.ts'

const live = (name: string, key = 'k') => linkGroup({ type: 'Live', name, key, dates: ['2026-03-05'] })

describe('linkGroup', () => {
  it('links Live courses that are equal after the first word, ignoring case [1.4.11][2.5.17]', () => {
    expect(live('RN Review March 5 9:00AM', 'a')).toBe(live('PN review MARCH 5 9:00am', 'b'))
    expect(live('RN Review March 5 9:00AM')).not.toBe(live('RN Review March 5 10:00AM'))
    expect(live('CPR March 5 9:00AM')).not.toBe(live('RN Review March 5 9:00AM'))
  })

  it('never looks at the first word and always at the rest', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,8}$/)
    fc.assert(
      fc.property(word, word, fc.array(word, { minLength: 1, maxLength: 4 }), word, (a, b, rest, other) => {
        const tail = rest.join(' ')
        expect(live(`${a} ${tail}`)).toBe(live(`${b}  ${tail.toUpperCase()}`))
        expect(live(`${a} ${tail} ${other}`)).not.toBe(live(`${a} ${tail}`))
      }),
    )
  })

  it('never links an Online course', () => {
    const online = (key: string) => linkGroup({ type: 'Online', name: 'RN Basics', key })
    expect(online('a')).toBe('course#a')
    expect(online('b')).not.toBe(online('a'))
  })
})

describe('liveName', () => {
  it.each([
    ['RN', ['2026-03-05', '2026-03-06'], '9:00AM', 'RN Review March 5 9:00AM'],
    ['PN', ['2026-12-31', '2026-11-30'], '1:30PM', 'PN Review November 30 1:30PM'],
    ['CPR', ['2026-03-05'], '9:00AM', 'CPR March 5 9:00AM'],
    ['IV', ['2026-01-01'], '12:00PM', 'IV January 1 12:00PM'],
  ] as const)('names a %s course of %j at %s: %s [2.5.21]', (subject, dates, time, name) => {
    expect(liveName(subject, dates, time)).toBe(name)
  })
})

describe('startsAt', () => {
  it.each([
    ['2026-01-15', '9:00AM', '2026-01-15T14:00:00Z'],
    ['2026-07-15', '9:00AM', '2026-07-15T13:00:00Z'],
    ['2026-03-08', '9:00AM', '2026-03-08T13:00:00Z'],
    ['2026-11-01', '9:00AM', '2026-11-01T14:00:00Z'],
    ['2026-03-07', '11:30PM', '2026-03-08T04:30:00Z'],
    ['2026-06-01', '12:00AM', '2026-06-01T04:00:00Z'],
    ['2026-06-01', '12:15PM', '2026-06-01T16:15:00Z'],
  ])('takes %s %s in New York as %s, in summer and winter', (date, startTime, utc) => {
    expect(startsAt({ dates: ['2027-01-01', date], startTime }, 'America/New_York')).toBe(Date.parse(utc))
  })

  it('needs a date and a readable time', () => {
    expect(startsAt({ startTime: '9:00AM' }, 'UTC')).toBeUndefined()
    expect(startsAt({ dates: ['2026-01-01'], startTime: 'nine' }, 'UTC')).toBeUndefined()
    expect([minutesOfDay('13:00AM'), minutesOfDay('0:30AM'), minutesOfDay('9:60AM')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('seatsLeft', () => {
  const now = 1_000
  it('counts each person once, and only while active or holding [1.4.11]', () => {
    const seats: Seats = {
      max: 5,
      students: { open: 0, later: now + 1, gone: now, both: now + 5 },
      holds: {
        p1: { uid: 'both', until: now + 9 },
        p2: { uid: 'holder', until: now + 1 },
        p3: { uid: 'x', until: now },
      },
    }
    expect(seatsLeft(seats, now)).toBe(1)
    expect(seatEnds(seats, now).sort((a, b) => a - b)).toEqual([0, now + 1, now + 1, now + 9])
  })

  it('is never below 0 and never more than the limit', () => {
    const end = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000 }))
    const uid = fc.constantFrom('a', 'b', 'c', 'd')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.dictionary(uid, end),
        fc.dictionary(fc.string(), fc.record({ uid, until: end })),
        (max, students, holds) => {
          const people = new Set(
            [...Object.entries(students), ...Object.values(holds).map((hold) => [hold.uid, hold.until] as const)]
              .filter(([, until]) => until === 0 || until > now)
              .map(([who]) => who),
          )
          expect(seatsLeft({ max, students, holds }, now)).toBe(Math.max(0, max - people.size))
        },
      ),
    )
  })
})

describe('prices', () => {
  it('shows two decimals and charges the whole-dollar price times 100 [1.9.4][1.9.5]', () => {
    expect([priceText(199), chargeAmount(199), amountText(19_950)]).toEqual(['$199.00', 19_900, '$199.50'])
  })

  it('describes a payment by the course name and the days online', () => {
    expect(paymentDescription({ name: 'RN Basics', onlineDays: 90 })).toBe('RN Basics - 90 days online')
  })
})
