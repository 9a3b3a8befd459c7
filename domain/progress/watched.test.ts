import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitmapOf, or } from '../attempts/bitmap.ts'
import {
  addPlayed,
  addReport,
  decodeSegments,
  encodeSegments,
  MAX_SECONDS,
  type PlayedSeconds,
  watchedSeconds,
  watchedStretches,
} from './watched.ts'

const NOW = 1_780_000_000_000
const HOUR = 3_600_000
const NONE = bitmapOf([])
const piecesOf = fc.uniqueArray(fc.nat(60)).map(bitmapOf)
const report = (pieces: Uint8Array, duration = 305) => ({ pieces: encodeSegments(pieces), duration })
const added = (known: Uint8Array, pieces: Uint8Array) => {
  const verdict = addReport(known, report(pieces), NOW - HOUR, NOW)
  if (!verdict.ok) throw new Error(verdict.code)
  return verdict.watched.pieces
}

describe('the seconds that were watched', () => {
  it.each([
    [[], 300, 0],
    [[0, 2], 300, 10],
    [[9], 46, 1],
    [[0, 9], 46, 6],
    [[0, 9, 10, 400], 46, 6],
    [[0, 1, 2, 3, 4, 5, 6, 7, 8], 45, 45],
  ])(
    'add up for pieces %j of %i s to %i: the last piece may be shorter, and nothing counts past the end',
    (pieces, of, seconds) => expect(watchedSeconds({ pieces: bitmapOf(pieces), duration: of })).toBe(seconds),
  )

  it('are those of the stretches that a chart shows', () => {
    fc.assert(
      fc.property(piecesOf, fc.integer({ min: 1, max: 305 }), (pieces, duration) => {
        const stretches = watchedStretches({ pieces, duration })
        expect(stretches.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(watchedSeconds({ pieces, duration }))
        expect(stretches.every(({ from }, n) => n === 0 || from > (stretches[n - 1]?.to ?? 0))).toBe(true)
      }),
    )
  })

  it('are shown as one stretch when pieces meet', () => {
    expect(watchedStretches({ pieces: bitmapOf([0, 1, 3, 9]), duration: 46 })).toEqual([
      { from: 0, to: 10 },
      { from: 15, to: 20 },
      { from: 45, to: 46 },
    ])
  })
})

describe('what was played', () => {
  it('counts a piece once half of it has been played, in however many parts', () => {
    const played: PlayedSeconds = new Map()
    expect(addPlayed(played, { from: 0, to: 2.4 }, 46)).toEqual(NONE)
    expect(addPlayed(played, { from: 2.4, to: 2.6 }, 46)).toEqual(bitmapOf([0]))
    expect(addPlayed(played, { from: 8, to: 22.6 }, 46)).toEqual(bitmapOf([2, 3, 4]))
    expect(addPlayed(played, { from: 45, to: 45.6 }, 46)).toEqual(bitmapOf([9]))
  })

  it('ignores a seek without playback, or past the end', () => {
    expect(addPlayed(new Map(), { from: 40, to: 10 }, 46)).toEqual(NONE)
    expect(addPlayed(new Map(), { from: 60, to: 70 }, 46)).toEqual(NONE)
  })
})

describe('pieces as text', () => {
  it('round-trip unchanged', () => {
    fc.assert(
      fc.property(piecesOf, (pieces) => {
        expect(decodeSegments(encodeSegments(pieces))).toEqual(pieces)
      }),
    )
  })

  it.each(['=', 'A', 'A===', 'AA=A', '<b>=', 'AA==\n', 'ÿÿÿÿ', 'A'.repeat(2_884)])(
    'are rejected when invalid: %s',
    (text) => expect(decodeSegments(text)).toBeUndefined(),
  )

  it('are accepted up to a day', () => {
    const day = bitmapOf([MAX_SECONDS / 5 - 1])
    expect(decodeSegments(encodeSegments(day))).toEqual(day)
    expect(decodeSegments(encodeSegments(bitmapOf([MAX_SECONDS / 5])))).toBeUndefined()
  })
})

describe('a report', () => {
  it('adds to what was watched once, in any order of reports', () => {
    fc.assert(
      fc.property(piecesOf, piecesOf, piecesOf, (known, first, second) => {
        expect(added(added(known, first), second)).toEqual(added(added(known, second), first))
        expect(added(added(known, first), first)).toEqual(added(known, first))
        expect(added(known, first)).toEqual(or(known, first))
      }),
    )
  })

  it('is accepted up to twice the time since the lecture was opened, plus a minute', () => {
    const pieces = bitmapOf(Array.from({ length: 30 }, (_, n) => n))
    expect(addReport(NONE, report(pieces), NOW - 45_000, NOW).ok).toBe(true)
    expect(addReport(NONE, report(pieces), NOW - 44_000, NOW)).toEqual({ ok: false, code: 'watching-too-fast' })
    expect(addReport(pieces, report(bitmapOf([30])), NOW - 45_000, NOW)).toEqual({
      ok: false,
      code: 'watching-too-fast',
    })
  })

  it.each([
    [{ pieces: '!', duration: 300 }],
    [report(bitmapOf([60]), 300)],
    [report(bitmapOf([0]), 0)],
    [report(bitmapOf([0]), -5)],
    [report(bitmapOf([0]), 1.5)],
    [report(bitmapOf([0]), Number.NaN)],
    [report(bitmapOf([0]), MAX_SECONDS + 1)],
  ])('is rejected for pieces that the lecture does not have: %j', (given) => {
    expect(addReport(NONE, given, NOW - HOUR, NOW)).toEqual({ ok: false, code: 'watching-invalid' })
  })

  it('keeps what was watched of a longer previous video, and counts within the current one', () => {
    const verdict = addReport(bitmapOf([50]), report(bitmapOf([0]), 46), NOW - HOUR, NOW)
    expect(verdict).toMatchObject({ ok: true, watched: { pieces: bitmapOf([0, 50]) } })
    expect(verdict.ok && watchedSeconds(verdict.watched)).toBe(5)
  })
})
