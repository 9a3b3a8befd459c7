import { expect, it } from 'vitest'
import { PLAYBACK_MS, playbackExpiry } from './playback.ts'

it('playback cookies last 15 minutes, four hours at most, and end with the course', () => {
  expect(PLAYBACK_MS).toBeLessThanOrEqual(4 * 3_600_000)
  expect([playbackExpiry(1_000), playbackExpiry(1_000, 5_000), playbackExpiry(1_000, 1_000 + PLAYBACK_MS * 2)]).toEqual(
    [901_000, 5_000, 901_000],
  )
})
