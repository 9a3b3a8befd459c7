import { expect, it } from 'vitest'
import { nclexAreaBand, nclexAttemptBand } from './administrators-bands.ts'

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
