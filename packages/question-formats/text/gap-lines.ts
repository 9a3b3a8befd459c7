import type { FormatReason } from '../reasons.ts'
import type { FormatText } from '../format-row.ts'
import { plainLines, textOfTidy } from './format-html.ts'
import { type HtmlChild, isBlock } from './html-node.ts'

/** A gap while its text is read: its number between characters that no text of a file holds. */
const MARK = /\ue010(\d{1,3})\ue011/g
const MARKS = /[\ue010\ue011]/g

/** What is said before gaps where a file says nothing. */
export const SENTENCE = 'Complete the sentence.'

/** The source of a text in which `pattern` finds its gaps and `numberOf` their numbers: no other text of it becomes one. */
export const withMarkedGaps = (
  source: string,
  pattern: RegExp,
  numberOf: (name: string) => number | undefined,
): string =>
  source.replace(MARKS, '').replace(pattern, (gap: string, name: string) => {
    const number = numberOf(name)
    return number === undefined ? gap : `\ue010${String(number)}\ue011`
  })

/** Whether a text or an element holds a gap. */
export const hasGap = (child: HtmlChild): boolean =>
  typeof child === 'string' ? child.search(MARK) >= 0 : child.children.some(hasGap)

/** The numbers of the gaps of a text, in their order. */
export const gapsIn = (text: string): number[] => [...text.matchAll(MARK)].map(([, number]) => Number(number))

/** A text whose gaps are numbered as they follow in it, from 1, across calls. */
export function gapNumberer(): (text: string) => string {
  let count = 0
  return (text) => text.replace(MARK, () => `{{${String((count += 1))}}}`).trim()
}

/** The text before the paragraph with the first gap, and the lines of that paragraph and all that follow. */
export function dividedAtGap(
  children: readonly HtmlChild[],
  losses: FormatReason[],
): { before: FormatText; gaps: string } {
  const at = children.findIndex(hasGap)
  const block = children[at]
  // Of lines, those before that of the gap; texts without a paragraph of their own are one with it.
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
