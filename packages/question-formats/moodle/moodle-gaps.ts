import type { FormatReason } from '../reasons.ts'
import { decodeEntities, oneLine, richText } from '../text/format-html.ts'
import type { FormatText } from '../format-row.ts'
import type { Part } from './read-moodle.ts'
import { childOf, childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

const GAP = /\[\[(\d{1,3})\]\]/g
const GAP_AT = /\[\[\d/
/** A gap while entities are decoded, so that no text becomes one. */
const MARK = /\ue010(\d{1,3})\ue011/g
const marked = (text: string): string => text.replace(/[\ue010\ue011]/g, '').replace(GAP, '\ue010$1\ue011')

/** What is said before gaps where a file says nothing. */
const SENTENCE = 'Complete the sentence.'

/** The text before the paragraph with the first gap, and that paragraph with all that follows. */
function divided(given: FormatText): { before: FormatText | undefined; gaps: string } {
  if ('text' in given) {
    const first = given.text.search(/\[\[\d/)
    const start = given.text.lastIndexOf('\n', first) + 1
    return { before: { text: given.text.slice(0, start).trim() }, gaps: marked(given.text.slice(start)) }
  }
  const first = given.html.search(/\[\[\d/)
  const start = given.html.lastIndexOf('<p', first)
  const cutAt = start < 0 ? 0 : start
  return { before: htmlBefore(given.html.slice(0, cutAt)), gaps: linesOf(marked(given.html.slice(cutAt))) }
}

/** HTML before gaps: what is no gap in a text is written so that it is none. */
function htmlBefore(html: string): FormatText {
  const before = richText(html)
  return 'html' in before ? { html: before.html.replaceAll('[&#91;', '[[') } : before
}

/** The lines of HTML as plain text. */
const linesOf = (html: string): string =>
  html
    .replace(/[ \t\r\n]+/g, ' ')
    .split(/<br\s*\/?>|<\/p>\s*<p[^<>]*>/i)
    .map((line) => decodeEntities(line.replace(/<[a-z/!?][^<>]*>/gi, '')).trim())
    .join('\n')

const TABLE = /<table\b[^<>]*>(?:(?!<table\b)[\s\S])*?<\/table>/gi
const ROW = /<tr\b[^<>]*>(?:(?!<tr\b)[\s\S])*?<\/tr>/gi
const CELL = /<t([hd])\b[^<>]*>((?:(?!<t[hd]\b)[\s\S])*?)<\/t\1>/gi

type GapTable = { before: FormatText; headers: string[]; rows: string[][] }

/** The table that holds all gaps of a text, with as many cells in each row; undefined: they do not lie in one. */
function tableIn(given: FormatText): GapTable | undefined {
  if ('text' in given) return undefined
  const table = [...given.html.matchAll(TABLE)].find(([html]) => GAP_AT.test(html))
  if (!table || GAP_AT.test(given.html.slice(0, table.index) + given.html.slice(table.index + table[0].length)))
    return undefined
  const [headers, ...rows] = (marked(table[0]).match(ROW) ?? []).map((row) =>
    [...row.matchAll(CELL)].map(([, , cell = '']) => linesOf(cell)),
  )
  if (!headers || headers.length < 2 || headers.length > 4 || rows.length === 0) return undefined
  if (rows.some((row) => row.length !== headers.length) || headers.join().search(MARK) >= 0) return undefined
  const before = htmlBefore(given.html.slice(0, table.index))
  return { before, headers: headers.map((header) => header.replace(/\s+/g, ' ')), rows }
}

type Choice = { text: string; group: string; infinite: boolean }

/** A choice is one line of text; what formatting it has is left out. */
const choiceOf = (node: XmlNode): Choice => ({
  text: oneLine({ html: textIn(childOf(node, 'text')) }),
  group: textIn(childOf(node, 'group')).trim() || '1',
  infinite: childOf(node, 'infinite') !== undefined,
})

/**
 * A text whose gaps are chosen from lists (gapselect) or filled with words (ddwtos). A gap names its right choice; what may be chosen are
 * the choices of the same group. Words of several groups lie in one list here.
 */
export function gapPart(
  question: XmlNode,
  type: 'gapselect' | 'ddwtos',
  textOf: (node: XmlNode | undefined) => FormatText,
): Part | FormatReason {
  const choices = childrenOf(question, type === 'gapselect' ? 'selectoption' : 'dragbox').map(choiceOf)
  const given = textOf(childOf(question, 'questiontext'))
  const table = type === 'gapselect' ? tableIn(given) : undefined
  const { before, gaps } = table ? { ...table, gaps: table.rows.flat().join('\n') } : divided(given)
  const numbers = [...gaps.matchAll(MARK)].map(([, number]) => Number(number))
  const right = numbers.map((number) => choices[number - 1])
  if (numbers.length === 0 || right.includes(undefined)) return `format-answers:${String(question.line)}`
  let count = 0
  const blanked = (cell: string) => cell.replace(MARK, () => `{{${String((count += 1))}}}`).trim()
  const losses: FormatReason[] = []
  const hasBody = before !== undefined && oneLine(before) !== ''
  if (!hasBody) losses.push('format-no-body')
  const body = hasBody ? before : { text: SENTENCE }
  const keys = right.flatMap((choice) => choice ?? [])
  if (type === 'gapselect') {
    const blanks = keys.map(({ text: key, group }) => {
      const options = [...new Set(choices.filter((choice) => choice.group === group).map((choice) => choice.text))]
      return { options, correct: options.indexOf(key) }
    })
    if (!table) return { type: 'Drop-Down Cloze', body, content: { text: blanked(gaps), blanks }, losses }
    const rows = table.rows.map((row) => row.map(blanked))
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
