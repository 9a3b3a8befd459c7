import { expect, it } from 'vitest'
import { weakestAreas } from './weakest-areas.ts'

const area = (name: string, correct: number, total: number) => ({
  name,
  correct,
  total,
  grade: Math.floor((correct / total) * 100),
})
const names = (areas: readonly { name: string }[]) => areas.map(({ name }) => name)

it('the weakest areas are the three worst below the pass grade, and ties go to the one with more questions', () => {
  const areas = [
    area('Renal', 1, 2),
    area('Cardiac', 0, 1),
    area('Skin', 0, 3),
    area('Diet', 6, 10),
    area('Drugs', 9, 10),
  ]
  expect(names(weakestAreas(areas, 65, 0).weakest)).toEqual(['Skin', 'Cardiac', 'Renal'])
})

it('the strong areas are at or above the pass grade, best first', () => {
  const areas = [
    area('Renal', 13, 20),
    area('Cardiac', 1, 1),
    area('Skin', 4, 5),
    area('Diet', 1, 10),
    area('Eyes', 5, 5),
  ]
  expect(names(weakestAreas(areas, 65, 0).strong)).toEqual(['Eyes', 'Cardiac', 'Skin'])
})

it('RN, PN, and Easy do not count as subjects, in any case', () => {
  expect(weakestAreas([area('RN', 0, 5), area('pn', 0, 5), area('Easy', 5, 5)], 65, 0)).toEqual({
    weakest: [],
    few: [],
    strong: [],
  })
})

it('areas with too few points are apart from the weakest, and aren’t strengths', () => {
  const areas = [area('Renal', 0, 2), area('Skin', 3, 5), area('Eyes', 2, 2), area('Diet', 4, 5)]
  const { weakest, few, strong } = weakestAreas(areas, 65, 5)
  expect([weakest, few, strong].map(names)).toEqual([['Skin'], ['Renal'], ['Diet']])
})
