import { expect, it } from 'vitest'
import type { Catalogue, CatalogueCourse } from './catalogue.ts'
import { fillingUp } from './nearly-full.ts'

const NOW = Date.UTC(2026, 10, 21)

const live = (key: string, group: string, more: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  key,
  name: `RN Review ${key}`,
  type: 'Live',
  subject: 'RN',
  price: 100,
  onlineDays: 30,
  dates: ['2026-12-05'],
  liveClasses: 1,
  instructor: 'Academy Instructor',
  startsAt: NOW + 1,
  group,
  maxStudents: 10,
  ...more,
})
const catalogue = (courses: CatalogueCourse[], taken: Record<string, number>): Catalogue => ({
  generatedAt: NOW,
  timeZone: 'America/New_York',
  courses,
  seats: Object.fromEntries(
    Object.entries(taken).map(([group, count]) => [group, { max: 10, ends: Array<number>(count).fill(0) }]),
  ),
})

it('open Live courses are sorted by seats left, linked ones together, without full, begun, or Online ones', () => {
  const courses = [
    live('a', 'quiet'),
    live('b', 'busy'),
    live('c', 'busy', { subject: 'PN', name: 'PN Review c' }),
    live('d', 'full'),
    live('e', 'begun', { startsAt: NOW - 1 }),
    live('f', 'online', { type: 'Online' }),
  ]
  const filling = fillingUp(catalogue(courses, { quiet: 1, busy: 8, full: 10, begun: 3, online: 9 }), NOW)
  expect(filling.map(({ courses: linked, seatsLeft, max }) => [linked.map(({ key }) => key), seatsLeft, max])).toEqual([
    [['c', 'b'], 2, 10],
    [['a'], 9, 10],
  ])
})

it('the limit comes from the course before anybody takes a seat, and a course without a limit is left out', () => {
  const unlimited = live('b', 'unlimited')
  delete unlimited.maxStudents
  const seats = { generatedAt: NOW, timeZone: 'UTC', seats: { unlimited: { max: 4, ends: [0] } } }
  expect(fillingUp({ ...seats, courses: [live('a', 'new', { maxStudents: 7 }), unlimited] }, NOW)).toMatchObject([
    { group: 'unlimited', seatsLeft: 3, max: 4 },
    { group: 'new', seatsLeft: 7, max: 7 },
  ])
  expect(fillingUp({ ...seats, seats: {}, courses: [unlimited] }, NOW)).toEqual([])
})

it('rooms with equally many seats left are sorted by start', () => {
  const courses = [live('a', 'later', { startsAt: NOW + 9 }), live('b', 'sooner', { startsAt: NOW + 5 })]
  const filling = fillingUp(catalogue(courses, { later: 4, sooner: 4 }), NOW)
  expect(filling.map(({ group }) => group)).toEqual(['sooner', 'later'])
})
