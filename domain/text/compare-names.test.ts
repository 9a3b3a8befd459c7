import { expect, it } from 'vitest'
import { compareNames } from './compare-names.ts'

it('sorts numbers by value, upper and lower case alike and accents among their letters', () => {
  expect(['Week 10', 'week 9', 'Étude', 'zebra', 'eta'].sort(compareNames)).toEqual([
    'eta',
    'Étude',
    'week 9',
    'Week 10',
    'zebra',
  ])
  expect(compareNames('Émile', 'emile')).toBe(0)
})
