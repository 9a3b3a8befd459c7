import { describe, expect, it } from 'vitest'
import { checkInstructions, fitsItem, isLongTyped, MAX_TEXT } from './check-texts.ts'

describe('texts that authors type', () => {
  it.each([
    ['  Read ', { ok: true, text: 'Read' }],
    [' \n', { ok: false, code: 'empty' }],
    ['x'.repeat(5_001), { ok: false, code: 'long' }],
    ['x'.repeat(5_000), { ok: true, text: 'x'.repeat(5_000) }],
  ])('keeps instructions trimmed, not empty, of at most 5,000 characters [3.5.4] (%#)', (given, verdict) =>
    expect(checkInstructions(given)).toEqual(verdict),
  )
  it('counts a text and its plain text in bytes', () => {
    const half = 'é'.repeat(MAX_TEXT.reading / 4)
    expect(fitsItem(half, half, MAX_TEXT.reading)).toBe(true)
    expect(fitsItem(half, `${half}.`, MAX_TEXT.reading)).toBe(false)
  })
  it('are not parsed if they are far too long', () => {
    expect(isLongTyped('x'.repeat(400_001))).toBe(true)
    expect(isLongTyped('x'.repeat(400_000))).toBe(false)
  })
})
