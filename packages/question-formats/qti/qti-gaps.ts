import type { FormatReason } from '../reasons.ts'
import { oneLine, plainLines } from '../text/format-html.ts'
import { blockAround } from './qti-blocks.ts'
import { identifier, keyOf, pointsLoss, type QtiPart, type QtiTextOf } from './qti-keys.ts'
import { tidied } from '../text/tidy-html.ts'
import { contentIn } from './qti-nodes.ts'
import { childrenOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'

/** Replacement text for nodes, or text to insert before and after their content. */
type Marks = ReadonlyMap<XmlNode, string | readonly [before: string, after: string]>

/** Marks around a highlightable span: private-use characters, which are removed from texts of files. */
const PIECE = ['\ue010', '\ue011'] as const
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

/** The plain text of a node with marks: one line per block or line, with whitespace collapsed. */
const markedLines = (node: XmlNode, marks: Marks = new Map(), losses: FormatReason[] = []): string =>
  plainLines(tidied(contentIn(withMarks(node, marks)), { losses }), losses)
    .join('\n')
    .trim()

/** Converts marks to a text and its spans. `rights` holds whether each span is correct, in order. */
function spansOf(marked: string, rights: readonly boolean[]) {
  let text = ''
  const spans: { start: number; end: number; correct: boolean }[] = []
  marked.split(OF_PIECES).forEach((words, at) => {
    if (at % 2 === 1)
      spans.push({ start: text.length, end: text.length + words.length, correct: rights[spans.length] ?? false })
    text += words
  })
  return { text, spans }
}

/** A table whose rows have as many cells as its header. */
type HeadedTable = { headers: string[]; rows: XmlNode[][] }

/** The innermost table that contains all given nodes, if the academy supports its shape. */
function tableAround(within: XmlNode, nodes: readonly XmlNode[]): { node: XmlNode; table: HeadedTable } | undefined {
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

/**
 * Splits the body at the first block with gaps; everything after it stays with the gaps. If any block is nested,
 * returns the whole body and the blocks.
 */
function dividedAtBlocks(body: XmlNode, blocks: readonly XmlNode[]): { before: XmlNode; rest: readonly XmlNode[] } {
  const at = body.children.findIndex((child) => typeof child !== 'string' && blocks.includes(child))
  if (!blocks.every((block) => body.children.includes(block))) return { before: body, rest: blocks }
  const part = (from: number, to?: number): XmlNode => ({ ...body, children: body.children.slice(from, to) })
  return { before: part(0, at), rest: [part(at)] }
}

const numbered = (nodes: readonly XmlNode[]) =>
  new Map<XmlNode, string | readonly [string, string]>(nodes.map((node, at) => [node, `{{${String(at + 1)}}}`]))

/**
 * Converts drop-downs in sentences or a table. The blocks that contain them are the sentences; what precedes them is
 * the body.
 */
export function clozePart(
  item: XmlNode,
  body: XmlNode,
  interactions: readonly XmlNode[],
  textOf: QtiTextOf,
): QtiPart | FormatReason {
  const losses: FormatReason[] = []
  const blanks = interactions.map((interaction) => {
    const choices = childrenOf(interaction, 'inlinechoice')
    const [right] = keyOf(item, interaction).right
    return {
      options: choices.map((choice) => oneLine(textOf(choice), losses)),
      correct: choices.findIndex((choice) => identifier(choice) === right),
    }
  })
  const marks = numbered(interactions)
  const around = tableAround(body, interactions)
  if (around) {
    const { headers, rows } = around.table
    return {
      type: 'Drop-Down Table',
      body: textOf(body, new Set([around.node])),
      sentence: 'Complete the table.',
      content: { headers, rows: rows.map((row) => row.map((cell) => markedLines(cell, marks, losses))), blanks },
      losses,
    }
  }
  const places = interactions.map((own) => blockAround(body, own))
  if (places.includes(undefined)) return 'format-several'
  const { before, rest } = dividedAtBlocks(
    body,
    [...new Set(places)].flatMap((block) => block ?? []),
  )
  return {
    type: 'Drop-Down Cloze',
    body: textOf(before, new Set(rest)),
    sentence: 'Complete the sentence.',
    content: { text: rest.map((block) => markedLines(block, marks, losses)).join('\n'), blanks },
    losses,
  }
}

/** Converts words dragged into gaps of a text. */
export function gapMatchPart(
  item: XmlNode,
  interaction: XmlNode,
  { textOf, hasParts }: { textOf: QtiTextOf; hasParts: boolean },
): QtiPart | FormatReason {
  const gaps = descendantsOf(interaction, new Set(['gap']))
  const words = childrenOf(interaction, 'gaptext')
  const key = keyOf(item, interaction)
  // Only the first pair of a gap counts.
  const wordOf = new Map<string, string>()
  for (const [word = '', gap = ''] of key.right.map((pair) => pair.split(/\s+/)))
    if (!wordOf.has(gap)) wordOf.set(gap, word)
  const indexOf = new Map(words.map((word, at) => [identifier(word), at]))
  // Dragging pictures isn't supported.
  if (gaps.length === 0 || childrenOf(interaction, 'gapimg').length > 0)
    return `format-answers:${String(interaction.line)}`
  const marks = numbered(gaps)
  const losses = pointsLoss(hasParts)
  for (const aside of [...words, ...childrenOf(interaction, 'prompt')]) marks.set(aside, '')
  const isReusable = words.some(({ attributes }) => Number(attributes['matchmax'] ?? '1') !== 1)
  return {
    type: 'Drag-and-Drop Cloze',
    sentence: 'Complete the sentence.',
    content: {
      text: markedLines(interaction, marks, losses),
      tokens: words.map((word) => oneLine(textOf(word), losses)),
      blanks: gaps.map((gap) => ({ correct: indexOf.get(wordOf.get(identifier(gap)) ?? '') ?? -1 })),
      ...(isReusable ? { reusable: true } : {}),
    },
    losses,
  }
}

/** Converts highlightable spans of a text or table. */
export function hottextPart(item: XmlNode, interaction: XmlNode, hasParts: boolean): QtiPart | FormatReason {
  const HOTTEXT = new Set(['hottext'])
  const pieces = descendantsOf(interaction, HOTTEXT)
  const key = keyOf(item, interaction)
  // Nested spans can't be highlighted.
  if (pieces.length === 0 || pieces.some((piece) => descendantsOf(piece, HOTTEXT).length > 0))
    return `format-answers:${String(interaction.line)}`
  const right = new Set(key.right)
  const marks: Marks = new Map<XmlNode, string | readonly [string, string]>([
    ...pieces.map((piece) => [piece, PIECE] as const),
    ...childrenOf(interaction, 'prompt').map((prompt) => [prompt, ''] as const),
  ])
  const losses = pointsLoss(hasParts)
  const spansIn = (node: XmlNode) =>
    spansOf(
      markedLines(node, marks, losses),
      descendantsOf(node, HOTTEXT).map((piece) => right.has(identifier(piece))),
    )
  const shared = { sentence: 'Highlight what is right.', losses }
  const around = tableAround(interaction, pieces)
  const isLabelled = around?.table.rows.every(([label]) => descendantsOf(label, HOTTEXT).length === 0)
  if (!around || isLabelled !== true) return { type: 'Highlight Text', ...shared, content: spansIn(interaction) }
  const rows = around.table.rows.map(([label, ...cells]) => ({
    label: label ? markedLines(label, marks, losses).replace(/\s+/g, ' ') : '',
    cells: cells.map(spansIn),
  }))
  return { type: 'Highlight Table', ...shared, content: { headers: around.table.headers, rows } }
}
