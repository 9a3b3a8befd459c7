import { expect, it } from 'vitest'
import { compareNames } from './compare-names.ts'

it('names sort numbers by value and ignore case, with accented letters among the plain ones', () => {
  expect(['Week 10', 'week 9', 'Étude', 'zebra', 'eta'].sort(compareNames)).toEqual([
    'eta',
    'Étude',
    'week 9',
    'Week 10',
    'zebra',
  ])
  expect(compareNames('Émile', 'emile')).toBe(0)
})
