import { expect, it } from 'vitest'
import { PLAYBACK_MS, playbackExpiry } from './playback.ts'

it('lets a lecture’s cookies live a quarter of an hour, at most four hours, and never past the course’s end', () => {
  expect(PLAYBACK_MS).toBeLessThanOrEqual(4 * 3_600_000)
  expect([playbackExpiry(1_000), playbackExpiry(1_000, 5_000), playbackExpiry(1_000, 1_000 + PLAYBACK_MS * 2)]).toEqual(
    [901_000, 5_000, 901_000],
  )
})
