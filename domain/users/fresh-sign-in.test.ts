import { expect, it } from 'vitest'
import { isFreshSignIn } from './fresh-sign-in.ts'

const NOW = 1_780_000_000_000

it.each([
  [0, true],
  [300, true],
  [301, false],
])('a session of %d seconds ago is fresh: %s', (ago, fresh) => {
  expect(isFreshSignIn(NOW / 1000 - ago, NOW)).toBe(fresh)
})

it('a token that says nothing of its session is not', () => {
  expect(isFreshSignIn(undefined, NOW)).toBe(false)
  expect(isFreshSignIn(0, NOW)).toBe(false)
})
