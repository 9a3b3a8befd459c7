import { expect, it } from 'vitest'
import { isMonth, monthAfter, weeksOf } from './class-month.ts'
import { chooseCourses, type CourseFilter, type ListedFacts } from './course-list.ts'

const TODAY = '2027-03-05'
const aClass = (name: string, dates: string[], facts: Partial<ListedFacts> = {}): ListedFacts => ({
  key: name,
  type: 'Live',
  name,
  subject: 'RN',
  archived: false,
  published: true,
  dates,
  location: 'Room 5',
  ...facts,
})
const courses = [
  aClass('A', ['2027-03-01', '2027-03-04']),
  aClass('B', ['2027-02-01', '2027-03-05']),
  aClass('C', ['2027-03-04', '2027-03-12'], { location: 'Hälle 7' }),
  aClass('D', ['2027-01-01'], { archived: true }),
  aClass('E', ['2026-01-01']),
  aClass('F', [], { type: 'Online', location: null }),
]
const names = (filter: CourseFilter, sort: 'name' | 'date', search = '', type: ListedFacts['type'] = 'Live') =>
  chooseCourses(courses, { type, filter, sort, search }, TODAY)
    .map(({ name }) => name)
    .join('')

it.each([
  ['all', 'ABCE'],
  ['upcoming', 'BC'],
  ['past', 'AE'],
  ['archived', 'D'],
] as const)('the filter %s lists the courses %s; a course with a class today is upcoming', (filter, expected) => {
  expect(names(filter, 'name')).toBe(expected)
})

it('courses sort by their next class day, then past ones, latest first', () => {
  expect(names('all', 'date')).toBe('BCAE')
})

it('a search matches every word in name, subject, place, dates, and state, ignoring accents', () => {
  expect(names('all', 'name', 'halle rn')).toBe('C')
  expect(names('all', 'name', '2027-03-12')).toBe('C')
  expect(names('all', 'name', 'halle room')).toBe('')
  expect(names('all', 'name', 'published', 'Online')).toBe('F')
})

it('a month consists of weeks from Sunday, with each day’s classes in order of time', () => {
  const [early, late] = [
    { dates: ['2027-02-28'], startTime: '1' },
    { dates: ['2027-02-28', '2027-02-01'], startTime: '2' },
  ]
  const weeks = weeksOf('2027-02', [late, early], ({ startTime }) => Number(startTime))
  expect(weeks.map((week) => week.map((day) => Number(day?.date.slice(8) ?? 0)))).toEqual([
    [0, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
    [14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25, 26, 27],
    [28, 0, 0, 0, 0, 0, 0],
  ])
  expect(weeks[4]?.[0]?.courses).toEqual([early, late])
  expect(weeks[0]?.[1]?.courses).toEqual([late])
  expect(
    weeksOf('2028-02', [], () => 0)
      .flat()
      .filter(Boolean),
  ).toHaveLength(29)
})

it('months continue across the turn of the year', () => {
  expect([monthAfter('2027-01', -1), monthAfter('2027-12', 1)]).toEqual(['2026-12', '2028-01'])
  expect(['2027-03', '2027-13', '1999-01', '', '2027-3'].map(isMonth)).toEqual([true, false, false, false, false])
})
