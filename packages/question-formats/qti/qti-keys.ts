import type { FormatReason } from '../reasons.ts'
import type { AnsweredPart } from '../choice-rows.ts'
import type { FormatText } from '../format-row.ts'
import { childOf, childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/**
 * The task of an item, as part of a row. `body`: the text before it, if it isn't simply around the interactions;
 * `sentence`: default text if the file has none.
 */
export type QtiPart = AnsweredPart & { content?: object; body?: FormatText; sentence?: string }
/** The text of a node without some of its nodes. */
export type QtiTextOf = (node: XmlNode | undefined, without?: ReadonlySet<XmlNode>) => FormatText

const INTERACTION = /interaction$/

/** Every interaction of an item, in document order. */
export const interactionsOf = (body: XmlNode | undefined): XmlNode[] =>
  childrenOf(body).flatMap((child) => (INTERACTION.test(child.name) ? [child] : interactionsOf(child)))

/** The key of a response: its correct values, and the points of its values if there is a mapping. */
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
  // For a single choice, the values with the most points are correct.
  const most = Math.max(...points.values())
  const best = cardinality === 'single' ? mapped.filter((value) => points.get(value) === most) : mapped
  return { id, right: right.length > 0 ? right : best, points, cardinality }
}

export const identifier = (node: XmlNode): string => node.attributes['identifier'] ?? ''

export const whyOf = (choice: XmlNode, textOf: QtiTextOf): FormatText | undefined => {
  // Feedback that is hidden for an answer isn't its rationale.
  const [feedback] = ['feedbackblock', 'feedbackinline']
    .flatMap((name) => childrenOf(choice, name))
    .filter(({ attributes }) => attributes['showhide'] !== 'hide')
  return feedback && textOf(feedback)
}

/** The loss if a file gives no points for single values but the academy does. */
export const pointsLoss = (hasParts: boolean): FormatReason[] => (hasParts ? [] : ['format-points'])
