import { expect, it } from 'vitest'
import { strengthOf } from './strength.ts'

it.each([
  [20, 13, 'strong'],
  [20, 12.9, 'on-track'],
  [25, 13, 'on-track'],
  [25, 12.9, 'needs-work'],
  [4, 4, 'few'],
  [5, 0, 'needs-work'],
] as const)('of %i questions, %d points are %s', (items, points, strength) => {
  expect(strengthOf({ items, points, max: items })).toBe(strength)
})
