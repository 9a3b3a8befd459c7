import { describe, expect, it } from 'vitest'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { inserted, withoutBlank } from './blanks.ts'
import { summaryOf } from './content-section.tsx'
import { indexAfterMove, indexAfterRemoval, moved } from './lists.ts'
import { followSpans, withSpan } from './spans.ts'

describe('blanks in a text', () => {
  it('are inserted at the cursor, with spaces between words', () => {
    expect(inserted('gives for pain', '{{1}}', 5, 5)).toEqual({ text: 'gives {{1}} for pain', cursor: 11 })
    expect(inserted('gives .', '{{1}}', 6, 6).text).toBe('gives {{1}}.')
  })
  it('get the number before theirs when one before them is taken out', () => {
    expect(withoutBlank('a {{1}} b {{2}} c {{3}}.', 1)).toBe('a {{1}} b c {{2}}.')
  })
})

describe('pieces of a text', () => {
  const text = 'short of breath and calm'
  const spans = [
    { start: 0, end: 15, correct: true as const },
    { start: 20, end: 24 },
  ]
  const words = (of: string, list: readonly { start: number; end: number }[]) =>
    list.map(({ start, end }) => of.slice(start, end))

  it.each([
    ['before them', 'very short of breath and calm', ['short of breath', 'calm']],
    ['between them', 'short of breath but calm', ['short of breath', 'calm']],
    ['inside one', 'short of all breath and calm', ['short of all breath', 'calm']],
    ['across the end of one', 'short calm', ['short', 'calm']],
  ])('keep their words when the text changes %s', (_, after, left) => {
    expect(words(after, followSpans(text, after, spans))).toEqual(left)
  })
  it('are gone with their words', () => {
    expect(followSpans(text, 'short of breath', spans)).toEqual([spans[0]])
    expect(followSpans(text, '', spans)).toEqual([])
  })
  it('are marked without the spaces at their ends, never twice and never of nothing', () => {
    expect(withSpan(text, [], 15, 20)).toEqual({ ok: true, spans: [{ start: 16, end: 19 }] })
    expect(withSpan(text, spans, 9, 19)).toMatchObject({ ok: false, words: expect.stringContaining('overlap') })
    expect(withSpan(text, spans, 15, 16)).toMatchObject({ ok: false, words: expect.stringContaining('Select words') })
  })
})

describe('items of a list', () => {
  it('change places, and indexes follow them', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b'])
    expect([0, 1, 2].map((index) => indexAfterMove(index, 0, 2))).toEqual([2, 0, 1])
    expect([0, 1, 2].map((index) => indexAfterMove(index, 2, 0))).toEqual([1, 2, 0])
    expect([0, 1, 2].map((index) => indexAfterRemoval(index, 1))).toEqual([0, -1, 1])
  })
})

describe('the summary of a content', () => {
  it('describes the right answer and its points', () => {
    const of = (type: 'Trend' | 'Bow-Tie' | 'Numeric') =>
      summaryOf(type, JSON.stringify(CONTENT_EXAMPLES[type].content)).words
    expect(of('Bow-Tie')).toBe('Complete: 5 right · 5 points')
    expect(of('Trend')).toBe('Complete: 2 right · 2 points')
    expect(of('Numeric')).toBe('Complete: 1 point')
  })
  it('names the first missing part', () => {
    expect(summaryOf('Bow-Tie', '{}').complete).toBe(false)
    expect(summaryOf('Numeric', '{"answer":""}').words).toBe('Still to do: Please fill every text of the question')
  })
})
