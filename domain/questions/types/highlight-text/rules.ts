import { contentType } from '../content-type.ts'
import { plusMinus, scoreParts } from '../score.ts'
import { checkSpans, type MarkedText, partOfSpans, piecesOf, readMarkedText, textsOfMarked } from '../spans.ts'

/** `{ text, spans: [{ start, end, correct?, why? }] }` or `{ marked: 'a [[piece]] and a [[*right one]]' }`; +/− scoring. */
export const highlightText = contentType<MarkedText>({
  read: (reader, value) => {
    const marked = readMarkedText(reader, value)
    checkSpans(reader, [marked])
    return marked
  },
  view: (marked) => ({ pieces: piecesOf(marked, 0) }),
  texts: textsOfMarked,
  parts: (marked) => [partOfSpans([marked])],
  hidesKeyCount: true,
  score: (parts, choice) => scoreParts(parts, choice, plusMinus),
})
