import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { progressToEnd } from '../progress/progress.ts'
import type { Subject } from './course.ts'
import { type EnrolledStudent, enrolledStudents } from './enrolled-students.ts'
import { linkGroup } from './link-group.ts'
import { liveName } from './live-name.ts'
import { joinName, leaveName } from './same-name.ts'

const live = (name: string, dates = ['2027-03-05']) => linkGroup({ type: 'Live', name, dates, key: 'k' })
const subject = fc.constantFrom<Subject>('RN', 'PN', 'CPR', 'IV')
const review = fc.constantFrom<Subject>('RN', 'PN')
const date = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const time = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom('AM', 'PM'))
  .map(([hour, minute, half]) => `${hour}:${String(minute).padStart(2, '0')}${half}`)
const name = fc.tuple(subject, date, time).map(([of, day, at]) => liveName(of, [day], at))
const rest = (text: string) => text.split(' ').slice(1).join(' ').toLowerCase()

describe('the names and links of Live courses', () => {
  it('link those whose names are equal after the first word, ignoring case, and no others', () => {
    fc.assert(
      fc.property(name, name, subject, (a, b, other) => {
        const sameRoom = `${other} ${a.split(' ').slice(1).join(' ').toUpperCase()}`
        expect(live(sameRoom)).toBe(live(a))
        expect(live(a) === live(b)).toBe(rest(a) === rest(b))
      }),
    )
  })

  it('never link two years: classes whose first dates are in different years are different', () => {
    fc.assert(
      fc.property(review, review, date, date, time, (name, other, first, second, at) => {
        const a = live(liveName(name, [first], at), ['2099-01-01', first])
        const b = live(liveName(other, [second], at), [second])
        expect(a === b).toBe(first === second)
      }),
    )
  })

  it('are an equivalence: each with itself, both ways, and across a third', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 3, maxLength: 6 }), (names) => {
        for (const a of names)
          for (const b of names) {
            expect(live(a) === live(b)).toBe(live(b) === live(a))
            for (const c of names) if (live(a) === live(b) && live(b) === live(c)) expect(live(a)).toBe(live(c))
          }
      }),
    )
  })

  it('contain subject, Review for RN and PN, month, day, and start, in any order of the dates', () => {
    fc.assert(
      fc.property(subject, fc.array(date, { minLength: 1, maxLength: 5 }), time, (of, dates, at) => {
        const [first = ''] = dates.toSorted()
        const when = new Date(`${first}T00:00:00Z`)
        const month = when.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
        const review = of === 'RN' || of === 'PN' ? ' Review' : ''
        expect(liveName(of, dates, at)).toBe(`${of}${review} ${month} ${when.getUTCDate()} ${at}`)
        expect(liveName(of, dates.toReversed(), at)).toBe(liveName(of, dates, at))
      }),
    )
  })

  it('have addresses of lower-case letters and digits between single hyphens, which stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = urlOfName(text)
        expect(url).toMatch(/^$|^[^\s-]+(-[^\s-]+)*$/u)
        expect(urlOfName(url)).toBe(url)
      }),
    )
  })
})

describe('courses of one name', () => {
  const course = (key: string, onlineDays: number, content = ['a', 'b']) => ({ key, onlineDays, content })

  it('share their content in any order and differ in their days [2.5.18, 2.5.19]', () => {
    const first = joinName(undefined, course('x', 30), true)
    const x = { content: ['a', 'b'], days: 30 }
    expect(first).toEqual({ ok: true, name: { courses: { x } } })
    const name = first.ok ? first.name : undefined
    expect(joinName(name, course('y', 60, ['b', 'a']), true)).toEqual({
      ok: true,
      name: { courses: { x, y: { content: ['b', 'a'], days: 60 } } },
    })
    const differs = { ok: false, code: 'course-linked-content', content: ['a', 'b'] }
    expect(joinName(name, course('y', 30), true)).toEqual({ ok: false, code: 'course-identical' })
    expect(joinName(name, course('y', 60, ['a']), true)).toEqual(differs)
    expect(joinName(name, course('y', 30, ['a']), true)).toEqual(differs)
    expect(leaveName(name, 'x')).toBeUndefined()
    expect(leaveName(name, 'y')).toEqual(name)
  })

  it('can differ in their contents after an edit, and are never identical [2.5.20]', () => {
    const name = { courses: { x: { content: ['a', 'b'], days: 30 } } }
    expect(joinName(name, course('y', 60, ['a']), false)).toMatchObject({ ok: true })
    expect(joinName(name, course('y', 30, ['a']), false)).toMatchObject({ ok: true })
    expect(joinName(name, course('y', 30, ['b', 'a']), false)).toEqual({ ok: false, code: 'course-identical' })
  })
})

describe('removing a student', () => {
  it('ends the latest open progress, or else the one that ends last', () => {
    const ending = fc.record({
      key: fc.uuid(),
      endTime: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 })),
      dateCreated: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(ending, { minLength: 1, maxLength: 6 }), (all) => {
        const chosen = progressToEnd(all)
        const open = all.filter(({ endTime }) => endTime === 0)
        if (open.length > 0) {
          expect(chosen?.endTime).toBe(0)
          expect(chosen?.dateCreated).toBe(Math.max(...open.map(({ dateCreated }) => dateCreated)))
        } else expect(chosen?.endTime).toBe(Math.max(...all.map(({ endTime }) => endTime)))
      }),
    )
    const none: { key: string; endTime: number; dateCreated: number }[] = []
    expect(progressToEnd(none)).toBeUndefined()
  })
})

describe('the students of linked courses', () => {
  it('are each shown once when active in one of them, listed or not', () => {
    const place: fc.Arbitrary<EnrolledStudent> = fc.record({
      uid: fc.constantFrom('a', 'b', 'c'),
      name: fc.constant('N'),
      lastName: fc.constantFrom('X', 'y', 'Z'),
      listed: fc.boolean(),
      courseKey: fc.constantFrom('rn', 'pn'),
      progressKey: fc.uuid(),
      endTime: fc.constantFrom(0, 99, 101),
      dateCreated: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 8 }), (places) => {
        const shown = enrolledStudents(places, 100)
        const has = (uid: string, test: (place: EnrolledStudent) => boolean) =>
          places.some((studentPlace) => studentPlace.uid === uid && test(studentPlace))
        const expected = ['a', 'b', 'c'].filter((uid) => has(uid, ({ endTime }) => endTime !== 99))
        expect(shown.map(({ uid }) => uid).sort()).toEqual(expected)
        expect(shown.every((shownPlace) => places.some((place) => place.progressKey === shownPlace.progressKey))).toBe(
          true,
        )
        expect(shown.every(({ endTime }) => endTime !== 99)).toBe(true)
      }),
    )
  })
})
