import { expect, it } from 'vitest'
import { isEndedSession, isFreshSignIn } from './sessions.ts'

const NOW = 1_780_000_000_000

it.each([
  [0, true],
  [300, true],
  [301, false],
])('a session of %d seconds ago is fresh: %s', (ago, fresh) => {
  expect(isFreshSignIn(NOW / 1000 - ago, NOW)).toBe(fresh)
})

it('a token without a sign-in time is not fresh', () => {
  expect(isFreshSignIn(undefined, NOW)).toBe(false)
  expect(isFreshSignIn(0, NOW)).toBe(false)
})

it('ends with all earlier sessions, to the second, or by itself', () => {
  const session = { signedInAt: 8, device: 'd1' }
  expect(isEndedSession(undefined, session)).toBe(false)
  expect(isEndedSession({ sessionsEndedAt: 8_900 }, session)).toBe(false)
  expect(isEndedSession({ sessionsEndedAt: 9_000 }, session)).toBe(true)
  expect(isEndedSession({ endedDevices: { d2: 9_000 } }, session)).toBe(false)
  expect(isEndedSession({ endedDevices: { d1: 9_000 } }, session)).toBe(true)
  expect(isEndedSession({ endedDevices: { d1: 9_000 } }, { signedInAt: 8 })).toBe(false)
})
