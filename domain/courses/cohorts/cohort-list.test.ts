import { expect, it } from 'vitest'
import { csvOfCohort } from './cohort-csv.ts'
import { type CohortRow, type CohortSort, judgeStudents, listStudents } from './cohort-list.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY
const aStudent = (name: string, more: Partial<CohortRow> = {}): CohortRow => ({
  ...{ uid: name, name, lastName: name, courseKey: 'c1', isCounted: true, areas: [] },
  ...{ endTime: NOW + 50 * DAY, opened: NOW - DAY, startedOn: NOW - DAY, lastActivity: NOW - DAY },
  ...{ completed: 1, total: 4, average: null, tests: 0 },
  ...more,
})
const students = [
  aStudent('Ana López', { completed: 3, average: 90, tests: 3 }),
  aStudent('Bo Dee', { lastActivity: NOW - 8 * DAY, average: 50, tests: 2, completed: 2 }),
  aStudent('=Cy', { isCounted: false, opened: NOW - 90 * DAY, endTime: 0, lastActivity: null, completed: 0, total: 0 }),
]
const judged = judgeStudents(students, ['Care', 'Safety'], NOW)
const names = (options: { search?: string; isBehind?: boolean; sort?: CohortSort }) =>
  listStudents(judged, { search: '', isBehind: false, sort: { by: 'name', descending: false }, ...options }).map(
    ({ student }) => student.name,
  )

it('a student who is not counted yet has no reasons to be behind', () => {
  expect(judged.map(({ reasons }) => reasons)).toEqual([[], ['inactive', 'low'], []])
})

it('a search matches every word, ignoring accents, and combines with the filter for students who are behind', () => {
  expect(names({ search: 'lopez ANA' })).toEqual(['Ana López'])
  expect(names({ isBehind: true })).toEqual(['Bo Dee'])
  expect(names({ search: 'ana', isBehind: true })).toEqual([])
})

it('sorting works by each column in both directions, without changing the list', () => {
  expect(names({ sort: { by: 'done', descending: true } })).toEqual(['Ana López', 'Bo Dee', '=Cy'])
  expect(names({ sort: { by: 'average', descending: false } })).toEqual(['=Cy', 'Bo Dee', 'Ana López'])
  expect(names({ sort: { by: 'behind', descending: true } })[0]).toBe('Bo Dee')
  expect(names({ sort: { by: 'lastActivity', descending: true } })).toEqual(['Ana López', 'Bo Dee', '=Cy'])
  expect(names({ sort: { by: 'name', descending: true } })).toEqual(['=Cy', 'Bo Dee', 'Ana López'])
  expect(names({})).toEqual(['Ana López', 'Bo Dee', '=Cy'])
})

it('the CSV file has a column per area and contains no formula', () => {
  const [head, ana, , cy] = csvOfCohort(
    judgeStudents(
      [aStudent('Ana', { areas: [{ area: 1, items: 10, points: 15, maxPoints: 20 }] }), ...students],
      ['Care', 'Safety'],
      NOW,
    ).filter(({ student }) => student.name !== 'Ana López'),
    ['Care', 'Safety'],
    { courseName: () => 'RN, Review', reason: (reason) => reason.toUpperCase() },
  ).split('\r\n')
  expect(head).toBe(
    '\ufeffName,Course,Behind,Tasks done,Tasks,Enrolled,Started,Ends,Last activity,Average,Tests,Care,Safety',
  )
  expect(ana).toBe(
    'Ana,"RN, Review",,1,4,1972-09-26 00:00:00,1972-09-26 00:00:00,1972-11-16 00:00:00,1972-09-26 00:00:00,,0,,75',
  )
  expect(cy?.startsWith("'=Cy,")).toBe(true)
  expect(cy).toContain(',,,')
})
