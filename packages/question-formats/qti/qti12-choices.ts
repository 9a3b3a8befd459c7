import type { FormatReason } from '../reasons.ts'
import { isPartial, numberText, severalScoring } from '../choice-rows.ts'
import { answerOf, type FormatText } from '../format-row.ts'
import { proveKey } from '../scoring/proved-key.ts'
import { rightRange } from '../scoring/right-range.ts'
import { textIn, type XmlNode } from '../text/read-xml-units.ts'
import { all, ident, type Part, rightOf } from './qti12-keys.ts'
import { bounds12, type Scoring12 } from './qti12-scoring.ts'
import type { Texts12 } from './qti12-texts.ts'

/**
 * Brightspace's scoring of multiple answers, which it stores separately from their points; undefined if it isn't
 * specified.
 */
function gradedBy(item: XmlNode): Pick<Part, 'scoring' | 'losses'> | undefined {
  const [grading] = all(item, 'grading_type')
  switch (grading && textIn(grading).trim()) {
    case '0':
      return { losses: [] }
    case '1':
      return { scoring: 'plus-minus', losses: [] }
    case '2':
      return { losses: ['format-partial'] }
    default:
      return undefined
  }
}

/** Converts a choice question by the points of its answers. */
export function choicePart(
  item: XmlNode,
  lid: XmlNode,
  { why, textOf, score }: { why: ReadonlyMap<string, FormatText>; textOf: Texts12['textOf']; score: Scoring12 },
): Part | FormatReason {
  const labels = all(lid, 'response_label')
  const ids = labels.map(ident)
  const isSeveral = (lid.attributes['rcardinality'] ?? 'Single').toLowerCase() === 'multiple'
  const wanted = rightOf(item, ident(lid))
  const declared = ids.flatMap((id, at) => (wanted.includes(id) ? [at] : []))
  if (!score) return declared.length === 0 ? 'format-no-key' : 'format-scripted'
  const points = (chosen: readonly number[]) => score(new Map([[ident(lid), chosen.flatMap((at) => ids[at] ?? [])]]))
  // Conditions name the values that earn points; the correct ones follow from the points alone.
  const key = proveKey(points, ids.length, { key: isSeveral ? declared : [], most: isSeveral ? ids.length : 1 })
  if (key === undefined) return 'format-no-key'
  if (typeof key === 'string') return key
  const answers = labels.map((label, at) => answerOf(textOf(label), key.right.includes(at), why.get(ident(label))))
  const takesPoints = all(item, 'setvar').some(({ attributes }) => /^subtract$/i.test(attributes['action'] ?? ''))
  if (isSeveral)
    return {
      type: 'Select All That Apply',
      answers,
      ...(gradedBy(item) ?? severalScoring(key, takesPoints ? 'plus-minus' : 'all-or-nothing')),
    }
  const isTruth = answers.map(({ text = '' }) => text.toLowerCase()).join() === 'true,false'
  return {
    type: isTruth ? 'True/False' : 'Multiple Choice',
    answers,
    losses: isPartial(points, ids.length) ? ['format-fraction'] : [],
  }
}

/** Converts a numeric question: the range for which its conditions award points. */
export function numberPart(item: XmlNode, response: string, score: Scoring12): Part | FormatReason {
  const wanted = rightOf(item, response)
  const isWord = (text: string) => text === '' || !Number.isFinite(Number(text))
  const bounds = bounds12(item)
  if (bounds.length === 0 || !score) return 'format-type:Short answer'
  const range = rightRange((given) => score(new Map([[response, [String(given)]]])), { bounds, key: undefined })
  if (range === undefined) return 'format-type:Short answer'
  if (typeof range === 'string') return range
  const named = wanted.filter((text) => !isWord(text)).map(Number)
  const isNamed = named.length === 0 || named.some((own) => numberText(own) === range.content.answer)
  return {
    type: 'Numeric',
    content: range.content,
    losses: [
      ...range.losses,
      ...(isNamed ? [] : ([`format-range:${named.join(', ')}`] as const)),
      ...(wanted.some(isWord) ? (['format-other-answers'] as const) : []),
    ],
  }
}
