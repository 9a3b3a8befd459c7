import type { HtmlChild } from '../text/html-node.ts'
import { childrenOf, xmlNames, type XmlNode } from '../text/read-xml-units.ts'

/**
 * A name of an element or an attribute as it is compared: without what the versions of QTI write otherwise, so without prefix, hyphens
 * and capitals. `qti-choice-interaction` and `choiceInteraction` are `choiceinteraction`.
 */
export const qtiName = xmlNames((name) => name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase())

/** Elements that are no part of the text that they lie in. */
const ASIDE = new Set(['feedbackinline', 'feedbackblock', 'infocontrol', 'stylesheet', 'cataloginfo'])
/** Elements of QTI whose end is that of a line. */
const LINES = new Set(['prompt', 'simplechoice', 'simpleassociablechoice', 'rubricblock'])

/** Whether instructions are for others than those who answer. */
export const isForOthers = ({ name, attributes }: XmlNode): boolean =>
  name === 'rubricblock' && !/(?:^|\s)candidate(?:\s|$)/.test(attributes['view'] ?? 'candidate')

/** What lies in a node, without what lies aside and without the nodes of `without`: its texts and elements, as HTML has them. */
export const contentIn = (node: XmlNode, without: ReadonlySet<XmlNode> = new Set()): HtmlChild[] =>
  node.children.flatMap((child): HtmlChild[] => {
    if (typeof child === 'string') return [child]
    if (ASIDE.has(child.name) || isForOthers(child) || without.has(child)) return []
    const inner = contentIn(child, without)
    // A paragraph of which nothing is left.
    const isLeft = inner.some((own) => typeof own !== 'string' || own.trim() !== '')
    if (without.size > 0 && !isLeft && (child.name === 'p' || child.name === 'div')) return []
    return [{ ...child, name: LINES.has(child.name) ? 'div' : child.name, children: inner }]
  })

/** The first element in a node with a name, at any depth. */
export function deep(node: XmlNode | undefined, name: string): XmlNode | undefined {
  for (const child of childrenOf(node)) {
    if (child.name === name) return child
    const inner = deep(child, name)
    if (inner) return inner
  }
  return undefined
}
