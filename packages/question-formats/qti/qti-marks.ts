import type { FormatReason } from '../reasons.ts'
import { plainLines } from '../text/format-html.ts'
import { tidied } from '../text/tidy-html.ts'
import { contentIn } from './qti-nodes.ts'
import { childrenOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'

/** What is written for nodes of a text: in place of them, or before and after what lies in them. */
export type Marks = ReadonlyMap<XmlNode, string | readonly [before: string, after: string]>

/** Marks around a piece that can be highlighted: characters of private use, which texts of files lose. */
export const PIECE = ['\ue010', '\ue011'] as const
const OF_PIECES = /[\ue010\ue011]/g

const withMarks = (node: XmlNode, marks: Marks): XmlNode => ({
  ...node,
  children: node.children.flatMap((child) => {
    if (typeof child === 'string') return [child.replace(OF_PIECES, '')]
    const mark = marks.get(child)
    if (typeof mark === 'string') return [mark]
    const inner = withMarks(child, marks)
    return mark === undefined ? [inner] : [mark[0], ...inner.children, mark[1]]
  }),
})

/** The plain text of a node with marks in it: a line for each block and line of it, blanks in a row are one. */
export const markedLines = (node: XmlNode, marks: Marks = new Map(), losses: FormatReason[] = []): string =>
  plainLines(tidied(contentIn(withMarks(node, marks)), { losses }), losses)
    .join('\n')
    .trim()

/** A text with marks around pieces, as the text and its spans. `rights`: whether each piece is right, in their order. */
export function spansOf(marked: string, rights: readonly boolean[]) {
  let text = ''
  const spans: { start: number; end: number; correct: boolean }[] = []
  marked.split(OF_PIECES).forEach((words, at) => {
    if (at % 2 === 1)
      spans.push({ start: text.length, end: text.length + words.length, correct: rights[spans.length] ?? false })
    text += words
  })
  return { text, spans }
}

/** A table whose rows below its header have as many cells as it. */
export type HeadedTable = { headers: string[]; rows: XmlNode[][] }

/** The innermost table in which all of some nodes lie, if it is as the academy's tables are. */
export function tableAround(
  within: XmlNode,
  nodes: readonly XmlNode[],
): { node: XmlNode; table: HeadedTable } | undefined {
  const names = new Set(nodes.map(({ name }) => name))
  const node = descendantsOf(within, new Set(['table'])).findLast((own) => {
    const inner = new Set(descendantsOf(own, names))
    return nodes.every((place) => inner.has(place))
  })
  const [head, ...rows] = descendantsOf(node, new Set(['tr'])).map((row) =>
    childrenOf(row).filter(({ name }) => name === 'td' || name === 'th'),
  )
  if (!node || !head || head.length < 2 || head.length > 4 || rows.length === 0) return undefined
  if (rows.some((row) => row.length !== head.length)) return undefined
  return { node, table: { headers: head.map((cell) => markedLines(cell).replace(/\s+/g, ' ')), rows } }
}
