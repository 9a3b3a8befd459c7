import type { Span } from '#domain/questions/types/spans.ts'

export type { Span }

/** Where two texts differ: the same before `start`; the old one's rest begins at `oldEnd`, the new one's at `newEnd`. */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1
  return { start, oldEnd: before.length - same, newEnd: after.length - same }
}

/** The spans of a text after it was changed: they keep their words, and those whose words are gone go with them. */
export function followSpans(before: string, after: string, spans: readonly Span[]): Span[] {
  const { start, oldEnd, newEnd } = difference(before, after)
  const grown = newEnd - oldEnd
  return spans.flatMap((span) => {
    if (span.end <= start) return [span]
    if (span.start >= oldEnd) return [{ ...span, start: span.start + grown, end: span.end + grown }]
    // Changed inside: it grows or shrinks. Changed across an end: what is left of its own words stays.
    const from = span.start <= start ? span.start : newEnd
    const to = span.end >= oldEnd ? span.end + grown : start
    const words = after.slice(from, to)
    const trimmed = from + (words.length - words.trimStart().length)
    return words.trim() === '' ? [] : [{ ...span, start: trimmed, end: trimmed + words.trim().length }]
  })
}

export type NewSpan = { ok: true; spans: Span[] } | { ok: false; words: string }

/** The spans with what is selected, without the spaces at its ends, or why it cannot be marked. */
export function withSpan(text: string, spans: readonly Span[], from: number, to: number): NewSpan {
  const words = text.slice(from, to)
  if (words.trim() === '') return { ok: false, words: 'Select words of the text first, then press “Mark as choice”.' }
  const start = from + (words.length - words.trimStart().length)
  const end = start + words.trim().length
  if (spans.some((span) => start < span.end && span.start < end))
    return { ok: false, words: 'These words overlap with a piece that is marked already. Remove that one first.' }
  return { ok: true, spans: [...spans, { start, end }].sort((a, b) => a.start - b.start) }
}
