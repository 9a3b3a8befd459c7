import type { FormatReason } from '../reasons.ts'
import type { FormatText } from '../format-row.ts'
import { plainLines, textOfTidy } from './format-html.ts'
import { type HtmlChild, isBlock } from './html-node.ts'

/** A gap during parsing: its number between characters that can't occur in texts of files. */
const MARK = /\ue010(\d{1,3})\ue011/g
const MARKS = /[\ue010\ue011]/g

/** Default text before gaps. */
export const SENTENCE = 'Complete the sentence.'

/**
 * Marks the gaps that `pattern` finds in a text's source, with their numbers from `numberOf`; no other text can become
 * a gap.
 */
export const withMarkedGaps = (
  source: string,
  pattern: RegExp,
  numberOf: (name: string) => number | undefined,
): string =>
  source.replace(MARKS, '').replace(pattern, (gap: string, name: string) => {
    const number = numberOf(name)
    return number === undefined ? gap : `\ue010${String(number)}\ue011`
  })

/** Whether a text or element contains a gap. */
export const hasGap = (child: HtmlChild): boolean =>
  typeof child === 'string' ? child.search(MARK) >= 0 : child.children.some(hasGap)

/** The gap numbers of a text, in order. */
export const gapsIn = (text: string): number[] => [...text.matchAll(MARK)].map(([, number]) => Number(number))

/** Numbers gaps in order of appearance, from 1, across calls. */
export function gapNumberer(): (text: string) => string {
  let count = 0
  return (text) => text.replace(MARK, () => `{{${String((count += 1))}}}`).trim()
}

/** Splits at the paragraph with the first gap: the text before it, and its lines and everything after. */
export function dividedAtGap(
  children: readonly HtmlChild[],
  losses: FormatReason[],
): { before: FormatText; gaps: string } {
  const at = children.findIndex(hasGap)
  const block = children[at]
  // In a text of lines, the split is at the gap's line; text outside a paragraph stays with the gap.
  if (typeof block === 'object' && block.name === 'div' && at === 0) {
    const lines = plainLines([block])
    const first = lines.findIndex((line) => line.search(MARK) >= 0)
    const rest = [...lines.slice(first), ...plainLines(children.slice(1), losses)]
    return { before: { text: lines.slice(0, first).join('\n').trim() }, gaps: rest.join('\n').trim() }
  }
  const start = block !== undefined && isBlock(block) ? at : children.slice(0, at).findLastIndex(isBlock) + 1
  return {
    before: textOfTidy(children.slice(0, start)),
    gaps: plainLines(children.slice(start), losses).join('\n').trim(),
  }
}
