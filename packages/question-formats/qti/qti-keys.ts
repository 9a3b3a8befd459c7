import type { FormatReason } from '../reasons.ts'
import type { AnsweredPart } from '../choice-rows.ts'
import type { FormatText } from '../format-row.ts'
import { childOf, childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/**
 * What an item asks, as a part of a row. `body`: the text before it, where it is not what lies around the interactions; `sentence`: what
 * is said there where the file says nothing.
 */
export type QtiPart = AnsweredPart & { content?: object; body?: FormatText; sentence?: string }
/** The text of a node without some of its nodes. */
export type QtiTextOf = (node: XmlNode | undefined, without?: ReadonlySet<XmlNode>) => FormatText

const INTERACTION = /interaction$/

/** Every interaction of an item, in the order of the document. */
export const interactionsOf = (body: XmlNode | undefined): XmlNode[] =>
  childrenOf(body).flatMap((child) => (INTERACTION.test(child.name) ? [child] : interactionsOf(child)))

/** The key of a response: its right values, and the points of its values where a mapping gives them. */
export function keyOf(item: XmlNode, interaction: XmlNode) {
  const id = interaction.attributes['responseidentifier'] ?? ''
  const declaration = childrenOf(item, 'responsedeclaration').find(({ attributes }) => attributes['identifier'] === id)
  const right = childrenOf(childOf(declaration, 'correctresponse'), 'value').map((value) =>
    textIn(value).trim().replace(/\s+/g, ' '),
  )
  const points = new Map(
    childrenOf(childOf(declaration, 'mapping'), 'mapentry').map(({ attributes }) => [
      (attributes['mapkey'] ?? '').trim().replace(/\s+/g, ' '),
      Number(attributes['mappedvalue'] ?? '0'),
    ]),
  )
  const mapped = [...points].flatMap(([value, own]) => (own > 0 ? [value] : []))
  const cardinality = declaration?.attributes['cardinality'] ?? ''
  // Of one that is chosen, those with the most points.
  const most = Math.max(...points.values())
  const best = cardinality === 'single' ? mapped.filter((value) => points.get(value) === most) : mapped
  return { id, right: right.length > 0 ? right : best, points, cardinality }
}

export const identifier = (node: XmlNode): string => node.attributes['identifier'] ?? ''

export const whyOf = (choice: XmlNode, textOf: QtiTextOf): FormatText | undefined => {
  // What is hidden for an answer says nothing of it.
  const [feedback] = ['feedbackblock', 'feedbackinline']
    .flatMap((name) => childrenOf(choice, name))
    .filter(({ attributes }) => attributes['showhide'] !== 'hide')
  return feedback && textOf(feedback)
}

/** What is lost where a file gives no points to single values, and the academy does. */
export const pointsLoss = (hasParts: boolean): FormatReason[] => (hasParts ? [] : ['format-points'])
