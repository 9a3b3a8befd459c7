import { describe, expect, it } from 'vitest'
import { addToAreas, areaAdvice, areaShare, behindReasons, changeAreas, type CohortStudentFacts } from './cohort.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY
/** Started 30 days ago, 30 days left, half completed, active yesterday. */
const onCourse: CohortStudentFacts = {
  ...{ opened: NOW - 31 * DAY, startedOn: NOW - 30 * DAY, endTime: NOW + 30 * DAY, lastActivity: NOW - DAY },
  ...{ completed: 10, total: 20, average: 80, tests: 4 },
}
const reasons = (more: Partial<CohortStudentFacts>) => behindReasons({ ...onCourse, ...more }, NOW)

describe('a student who has fallen behind', () => {
  it('is not one who works at the pace of the course', () => expect(reasons({})).toEqual([]))

  it('has not started seven days after enrollment', () => {
    const notBegun = { startedOn: null, endTime: 0, lastActivity: null, completed: 0, average: null, tests: 0 }
    expect(reasons({ ...notBegun, opened: NOW - 7 * DAY })).toEqual(['not-started'])
    expect(reasons({ ...notBegun, opened: NOW - 7 * DAY + 1 })).toEqual([])
  })

  it('has done nothing for seven days and is not finished', () => {
    expect(reasons({ lastActivity: NOW - 7 * DAY })).toEqual(['inactive'])
    expect(reasons({ lastActivity: NOW - 7 * DAY + 1 })).toEqual([])
    expect(reasons({ lastActivity: NOW - 20 * DAY, completed: 20 })).toEqual([])
    // Started and never active: idle since the start.
    expect(reasons({ lastActivity: null, startedOn: NOW - 8 * DAY, completed: 2 })).toEqual(['inactive'])
  })

  it('is more than twenty points behind the elapsed time, once a tenth of it has passed', () => {
    expect(reasons({ completed: 6 })).toEqual([])
    expect(reasons({ completed: 5 })).toEqual(['slow'])
    expect(reasons({ completed: 0, startedOn: NOW - 5 * DAY, endTime: NOW + 55 * DAY })).toEqual([])
    expect(reasons({ completed: 0, total: 0 })).toEqual([])
    expect(reasons({ completed: 0, startedOn: null })).toEqual([])
  })

  it('has an average below 65 percent after two tests', () => {
    expect(reasons({ average: 64, tests: 2 })).toEqual(['low'])
    expect(reasons({ average: 64, tests: 1 })).toEqual([])
    expect(reasons({ average: 65, tests: 2 })).toEqual([])
  })

  it('has every reason listed, unless the course has ended', () => {
    const late = { completed: 0, lastActivity: NOW - 9 * DAY, average: 20 }
    expect(reasons(late)).toEqual(['inactive', 'slow', 'low'])
    expect(reasons({ ...late, endTime: NOW - 1 })).toEqual([])
  })
})

const area = (name: string, points: number, items = 10) => ({ name, items, points, max: items })

describe('areas', () => {
  it('show no figure for fewer than ten items', () => {
    expect(areaShare({ items: 9, points: 9, max: 9 })).toBeUndefined()
    expect(areaShare({ items: 10, points: 25, max: 30 })).toBe(83)
    expect(areaShare({ items: 10, points: 0, max: 0 })).toBeUndefined()
  })

  it('are weak below 60 %, the worst first, and strong from 80 % on, the best first, three at most', () => {
    const areas = [area('A', 6), area('B', 5), area('C', 1), area('D', 5), area('E', 0), area('F', 8), area('G', 10)]
    const names = (some: readonly { name: string }[]) => some.map(({ name }) => name)
    const { weak, strong } = areaAdvice([...areas, area('H', 0, 9), area('I', 7)])
    expect(names(weak)).toEqual(['E', 'C', 'B'])
    expect(names(strong)).toEqual(['G', 'F'])
  })

  it('are added up by area', () => {
    const count = { area: 3, items: 1, points: 1, max: 2 }
    expect(addToAreas([count], [count, { area: 1, items: 1, points: 0, max: 1 }])).toEqual([
      { area: 1, items: 1, points: 0, max: 1 },
      { area: 3, items: 2, points: 2, max: 4 },
    ])
  })

  it('follow regraded answers, and disappear without items', () => {
    const [care, safety] = [
      { area: 1, items: 1, points: 1, max: 1 },
      { area: 2, items: 4, points: 3, max: 5 },
    ] as const
    expect(changeAreas([care, safety], [care, { ...care, area: 2 }], [{ ...care, area: 2, points: 0 }])).toEqual([
      { area: 2, items: 4, points: 2, max: 5 },
    ])
  })

  it('never hold negative points or more than the maximum if a question has changed its areas', () => {
    const few = { area: 1, items: 2, points: 1, max: 2 }
    const is = { area: 1, items: 1, points: 0, max: 1 }
    expect(
      changeAreas(
        [few],
        [
          { ...is, points: 1 },
          { ...is, points: 1 },
        ],
        [is, is],
      ),
    ).toEqual([{ ...few, points: 0 }])
    expect(
      changeAreas(
        [few],
        [is, is],
        [
          { ...is, points: 1 },
          { ...is, points: 1 },
        ],
      ),
    ).toEqual([{ ...few, points: 2 }])
    expect(changeAreas([], [is], [{ ...is, points: 1 }])).toEqual([])
    expect(changeAreas([], [], [])).toEqual([])
  })
})
