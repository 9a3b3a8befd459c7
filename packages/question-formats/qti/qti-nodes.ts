import type { HtmlChild } from '../text/html-node.ts'
import { childrenOf, xmlNames, type XmlNode } from '../text/read-xml-units.ts'

/**
 * Normalizes an element or attribute name across QTI versions: without prefix, hyphens, and capitals.
 * `qti-choice-interaction` and `choiceInteraction` both become `choiceinteraction`.
 */
export const qtiName = xmlNames((name) => name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase())

/** Elements that aren't part of the text around them. */
const ASIDE = new Set(['feedbackinline', 'feedbackblock', 'infocontrol', 'stylesheet', 'cataloginfo'])
/** QTI elements that end a line. */
const LINES = new Set(['prompt', 'simplechoice', 'simpleassociablechoice', 'rubricblock'])

/** Whether instructions are for someone other than the candidate. */
export const isForOthers = ({ name, attributes }: XmlNode): boolean =>
  name === 'rubricblock' && !/(?:^|\s)candidate(?:\s|$)/.test(attributes['view'] ?? 'candidate')

/** The content of a node as HTML, without elements that aren't part of the text and without the nodes in `without`. */
export const contentIn = (node: XmlNode, without: ReadonlySet<XmlNode> = new Set()): HtmlChild[] =>
  node.children.flatMap((child): HtmlChild[] => {
    if (typeof child === 'string') return [child]
    if (ASIDE.has(child.name) || isForOthers(child) || without.has(child)) return []
    const inner = contentIn(child, without)
    // A paragraph whose content has been removed.
    const isLeft = inner.some((own) => typeof own !== 'string' || own.trim() !== '')
    if (without.size > 0 && !isLeft && (child.name === 'p' || child.name === 'div')) return []
    return [{ ...child, name: LINES.has(child.name) ? 'div' : child.name, children: inner }]
  })

/** The first descendant with a name, at any depth. */
export function deep(node: XmlNode | undefined, name: string): XmlNode | undefined {
  for (const child of childrenOf(node)) {
    if (child.name === name) return child
    const inner = deep(child, name)
    if (inner) return inner
  }
  return undefined
}
