import type { FormatReason } from '../reasons.ts'
import { oneLine, plainLines, textOfTidy } from '../text/format-html.ts'
import { dividedAtGap, gapNumberer, gapsIn, hasGap, SENTENCE, withMarkedGaps } from '../text/gap-lines.ts'
import type { HtmlChild } from '../text/html-node.ts'
import type { FormatText } from '../format-row.ts'
import type { MoodleTexts } from './moodle-texts.ts'

import { childOf, childrenOf, descendantsOf, textIn, type XmlNode } from '../text/read-xml-units.ts'
import type { AnsweredPart } from '../choice-rows.ts'

export type Part = AnsweredPart & { content?: object; body?: FormatText }

const GAP = /\[\[(\d{1,3})\]\]/g
const marked = (source: string): string => withMarkedGaps(source, GAP, Number)

type GapTable = { before: FormatText; headers: string[]; rows: string[][] }

/** The table that contains all gaps of a text, with equally many cells in each row; undefined if there is none. */
function tableIn(children: readonly HtmlChild[], losses: FormatReason[]): GapTable | undefined {
  const at = children.findIndex(hasGap)
  const table = children[at]
  if (typeof table !== 'object' || table.name !== 'table' || children.slice(at + 1).some(hasGap)) return undefined
  const [headers, ...rows] = descendantsOf(table, new Set(['tr'])).map((row) =>
    childrenOf(row)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell) => plainLines(cell.children, losses).join('\n')),
  )
  if (!headers || headers.length < 2 || headers.length > 4 || rows.length === 0) return undefined
  if (rows.some((row) => row.length !== headers.length) || gapsIn(headers.join('')).length > 0) return undefined
  const before = textOfTidy(children.slice(0, at))
  return { before, headers: headers.map((header) => header.replace(/\s+/g, ' ')), rows }
}

/** The maximum number of gaps in a question; the academy's questions have fewer, and each gap repeats its choices. */
const MAX_GAPS = 50

type Choice = { text: string; group: string; infinite: boolean }

/** A choice is one line of text. */
const choiceOf = (node: XmlNode, lineOf: MoodleTexts['lineOf']): Choice => ({
  text: lineOf(node),
  group: textIn(childOf(node, 'group')).trim() || '1',
  infinite: childOf(node, 'infinite') !== undefined,
})

/**
 * Converts a text with gaps that are drop-downs (gapselect) or drop targets (ddwtos). Each gap names its correct
 * choice; its options are the choices of the same group. Words of several groups are merged into one list.
 */
export function gapPart(
  question: XmlNode,
  type: 'gapselect' | 'ddwtos',
  { treeOf, lineOf }: MoodleTexts,
): Part | FormatReason {
  const losses: FormatReason[] = []
  const choices = childrenOf(question, type === 'gapselect' ? 'selectoption' : 'dragbox').map((node) =>
    choiceOf(node, lineOf),
  )
  const given = treeOf(childOf(question, 'questiontext'), marked)
  const table = type === 'gapselect' ? tableIn(given, losses) : undefined
  const { before, gaps } = table ? { ...table, gaps: table.rows.flat().join('\n') } : dividedAtGap(given, losses)
  const numbers = gapsIn(gaps)
  if (numbers.length > MAX_GAPS) return `format-long:${String(question.line)}`
  const right = numbers.map((number) => choices[number - 1])
  if (numbers.length === 0 || right.includes(undefined)) return `format-answers:${String(question.line)}`
  const blanked = gapNumberer()
  const hasBody = oneLine(before) !== ''
  if (!hasBody) losses.push('format-no-body')
  const body = hasBody ? before : { text: SENTENCE }
  const keys = right.flatMap((choice) => choice ?? [])
  if (type === 'gapselect') {
    const blanks = keys.map(({ text: key, group }) => {
      const options = [...new Set(choices.filter((choice) => choice.group === group).map((choice) => choice.text))]
      return { options, correct: options.indexOf(key) }
    })
    if (!table) return { type: 'Drop-Down Cloze', body, content: { text: blanked(gaps), blanks }, losses }
    const rows = table.rows.map((row) => row.map((cell) => blanked(cell)))
    return { type: 'Drop-Down Table', body, content: { headers: table.headers, rows, blanks }, losses }
  }
  const tokens = [...new Set(choices.map((choice) => choice.text))]
  const blanks = keys.map(({ text: key }) => ({ correct: tokens.indexOf(key) }))
  const reusable = choices.some(({ infinite }) => infinite)
  return {
    type: 'Drag-and-Drop Cloze',
    body,
    content: { text: blanked(gaps), tokens, blanks, ...(reusable ? { reusable: true } : {}) },
    losses,
  }
}
