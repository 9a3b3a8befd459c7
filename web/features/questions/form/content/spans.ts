import type { Span } from '#domain/questions/types/spans.ts'

export type { Span }

/**
 * Finds where two texts differ. They are the same before `start`. The rest of the old text begins at `oldEnd`, that of
 * the new text at `newEnd`.
 */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1
  return { start, oldEnd: before.length - same, newEnd: after.length - same }
}

/** Adjusts the spans after the text was changed. Spans keep their words, and a span without words is removed. */
export function followSpans(before: string, after: string, spans: readonly Span[]): Span[] {
  const { start, oldEnd, newEnd } = difference(before, after)
  const grown = newEnd - oldEnd
  return spans.flatMap((span) => {
    if (span.end <= start) return [span]
    if (span.start >= oldEnd) return [{ ...span, start: span.start + grown, end: span.end + grown }]
    // A change inside a span grows or shrinks it. A change across an end keeps what is left of the span's words.
    const from = span.start <= start ? span.start : newEnd
    const to = span.end >= oldEnd ? span.end + grown : start
    const words = after.slice(from, to)
    const trimmed = from + (words.length - words.trimStart().length)
    return words.trim() === '' ? [] : [{ ...span, start: trimmed, end: trimmed + words.trim().length }]
  })
}

export type NewSpan = { ok: true; spans: Span[] } | { ok: false; words: string }

/** Adds the selection as a span, trimmed, or returns why it can't be marked. */
export function withSpan(text: string, spans: readonly Span[], from: number, to: number): NewSpan {
  const words = text.slice(from, to)
  if (words.trim() === '') return { ok: false, words: 'Select words of the text first, then press “Mark as choice”.' }
  const start = from + (words.length - words.trimStart().length)
  const end = start + words.trim().length
  if (spans.some((span) => start < span.end && span.start < end))
    return { ok: false, words: 'These words overlap with a piece that is marked already. Remove that one first.' }
  return { ok: true, spans: [...spans, { start, end }].sort((a, b) => a.start - b.start) }
}
