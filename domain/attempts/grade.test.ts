import { expect, it } from 'vitest'
import { areaStanding, nclexAreaBand, nclexAttemptBand } from './grade.ts'

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

it.each([
  [100, 'green'],
  [60, 'green'],
  [59, 'accent'],
  [55, 'accent'],
  [54, 'red'],
  [0, 'red'],
])("colour an NCLEX of %i percent in the administrators' list %s [3.9.11]", (grade, band) => {
  expect(nclexAttemptBand(grade)).toBe(band)
})

it.each([
  [100, 'green'],
  [65, 'green'],
  [64, 'accent'],
  [50, 'accent'],
  [49, 'red'],
  [0, 'red'],
])("colour an NCLEX area of %i percent in the administrators' breakdown %s [3.9.11]", (grade, band) => {
  expect(nclexAreaBand(grade)).toBe(band)
})
