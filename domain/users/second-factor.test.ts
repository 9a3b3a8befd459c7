import { expect, it } from 'vitest'
import { hasSecondFactor } from './second-factor.ts'

const SINCE = 1_000_000_000

it.each([
  ['a sign-in of the same moment', SINCE, SINCE / 1000, true],
  ['one whose trigger ran some seconds later', SINCE, SINCE / 1000 - 3, true],
  ['a later one', SINCE, SINCE / 1000 + 3600, true],
  ['one of before', SINCE, SINCE / 1000 - 4, false],
  ['any while it is off', undefined, SINCE / 1000, false],
  ['a token that says no time', SINCE, undefined, false],
])('%s', (_what, since, authTime, has) => expect(hasSecondFactor(since, authTime)).toBe(has))
