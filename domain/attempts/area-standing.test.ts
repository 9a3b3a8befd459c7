import { expect, it } from 'vitest'
import { areaStanding } from './area-standing.ts'

it.each([
  [65, 65, 'passing'],
  [64, 65, 'near'],
  [52, 65, 'near'],
  [51, 65, 'failing'],
  [80, 80, 'passing'],
  [79, 80, 'near'],
  [63, 80, 'failing'],
] as const)('an area with %i percent of a pass grade of %i is %s [3.9.8] [3.9.10]', (grade, passGrade, standing) => {
  expect(areaStanding(grade, passGrade)).toBe(standing)
})
