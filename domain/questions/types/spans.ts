import type { Part } from './cells.ts'
import type { ContentReader } from './content-reader.ts'

/** A part of a text that can be highlighted: characters from `start` to before `end`. */
export type Span = { start: number; end: number; correct?: true; why?: string }

/** A text and its spans, in the order of the text. */
export type MarkedText = { text: string; spans: Span[] }

/** A part of the text as shown; one with `cell` can be highlighted. */
export type TextSegment = { text: string; cell?: number }

const MARK = /\[\[(\*?)([^[\]]*)\]\]/g

/** Parses a text with `[[spans]]` and `[[*right spans]]` into text and spans. */
export function parseMarkedText(marked: string): MarkedText {
  const spans: Span[] = []
  let text = ''
  let from = 0
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(from, match.index)
    const words = match[2] ?? ''
    spans.push({ start: text.length, end: text.length + words.length, ...(match[1] === '*' ? { correct: true } : {}) })
    text += words
    from = match.index + match[0].length
  }
  return { text: text + marked.slice(from), spans }
}

const MARKUP = /<\/?[a-z!]|\[\[|\]\]/i

/**
 * Reads `{ text, spans: [{ start, end, correct?, why? }] }` or `{ marked }`, a text with `[[…]]` and `[[*…]]`. Spans
 * are within the text, do not overlap, and contain words, not markup.
 */
export function readMarkedText(reader: ContentReader, value: unknown): MarkedText {
  const stored = reader.fields(value)
  const fields: Readonly<Record<string, unknown>> =
    stored.marked === undefined ? stored : parseMarkedText(reader.rawText(stored.marked))
  const text = reader.rawText(fields.text)
  const spans = reader
    .list(fields.spans, [0, 40], ['content-malformed', 'spans-many'])
    .map((item): Span => {
      const span = reader.fields(item)
      const start = reader.index(span.start, text.length, 'span-outside')
      const end = reader.index(span.end, text.length + 1, 'span-outside', start + 1)
      const words = text.slice(start, end)
      reader.must(words.trim() !== '', 'span-outside')
      reader.must(!MARKUP.test(words), 'span-markup')
      return {
        start,
        end,
        ...(reader.flag(span.correct) ? { correct: true as const } : {}),
        ...reader.optionalText('why', span.why),
      }
    })
    .sort((a, b) => a.start - b.start)
  reader.must(
    spans.every(({ start }, i) => start >= (spans[i - 1]?.end ?? 0)),
    'spans-overlap',
  )
  return { text, spans }
}

/** Refuses too few spans in total, and a text without a right one. */
export function checkSpans(reader: ContentReader, texts: readonly MarkedText[]): void {
  const spans = texts.flatMap((text) => text.spans)
  reader.must(spans.length >= 2, 'spans-few')
  reader.must(
    spans.some(({ correct }) => correct),
    'correct-missing',
  )
  reader.must(
    spans.some(({ correct }) => !correct),
    'spans-all-right',
  )
}

/** Splits a text into parts; its spans are the cells from `first` on. */
export function textSegmentsOf({ text, spans }: MarkedText, first: number): TextSegment[] {
  const segments: TextSegment[] = []
  let from = 0
  spans.forEach(({ start, end }, i) => {
    if (start > from) segments.push({ text: text.slice(from, start) })
    segments.push({ text: text.slice(start, end), cell: first + i })
    from = end
  })
  return from < text.length ? [...segments, { text: text.slice(from) }] : segments
}

/** Returns all spans of several texts as one part. */
export function partOfSpans(texts: readonly MarkedText[]): Part {
  const spans = texts.flatMap(({ text, spans: textSpans }) =>
    textSpans.map(({ start, end, why, correct }) => ({
      option: { text: text.slice(start, end), ...(why === undefined ? {} : { why }) },
      correct,
    })),
  )
  return {
    label: '',
    options: spans.map(({ option }) => option),
    key: spans.flatMap(({ correct }, i) => (correct ? [i] : [])),
    pick: spans.length,
  }
}

export const textsOfMarked = ({ text, spans }: MarkedText): string[] => [text, ...spans.map(({ why }) => why ?? '')]
