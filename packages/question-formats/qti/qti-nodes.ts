import { escapeHtml } from '../text/format-html.ts'
import { childrenOf, xmlNames, type XmlNode } from '../text/read-xml-units.ts'

/**
 * A name of an element or an attribute as it is compared: without what the versions of QTI write otherwise, so without prefix, hyphens
 * and capitals. `qti-choice-interaction` and `choiceInteraction` are `choiceinteraction`.
 */
export const qtiName = xmlNames((name) => name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase())

const VOID = new Set(['br', 'hr', 'img', 'col'])
/** Elements that are no part of the text that they lie in. */
const ASIDE = new Set([
  'feedbackinline',
  'feedbackblock',
  'rubricblock',
  'stylesheet',
  'templateinline',
  'templateblock',
])

/** What lies in a node as HTML, without what lies aside and without the nodes of `without`. */
export function htmlIn(node: XmlNode, without: ReadonlySet<XmlNode> = new Set()): string {
  return node.children
    .map((child) => {
      if (typeof child === 'string') return escapeHtml(child).replaceAll('&quot;', '"')
      if (ASIDE.has(child.name) || without.has(child)) return ''
      return elementOf(child, without)
    })
    .join('')
}

function elementOf(node: XmlNode, without: ReadonlySet<XmlNode>): string {
  const isPicture = node.name === 'object' && (node.attributes['type'] ?? '').startsWith('image/')
  if (isPicture)
    return `<img src="${escapeHtml(node.attributes['data'] ?? '')}" alt="${escapeHtml(node.attributes['alt'] ?? '')}" />`
  const inner = htmlIn(node, without)
  // Elements of QTI itself around texts are no HTML.
  if (!/^[a-z][a-z\d]{0,10}$/.test(node.name) || node.name === 'prompt' || node.name === 'simplechoice') return inner
  // A paragraph of which nothing is left.
  if (without.size > 0 && inner.trim() === '' && (node.name === 'p' || node.name === 'div')) return ''
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return VOID.has(node.name)
    ? `<${node.name}${attributes.join('')} />`
    : `<${node.name}${attributes.join('')}>${inner}</${node.name}>`
}

/** The first element in a node with a name, at any depth. */
export function deep(node: XmlNode | undefined, name: string): XmlNode | undefined {
  for (const child of childrenOf(node)) {
    if (child.name === name) return child
    const inner = deep(child, name)
    if (inner) return inner
  }
  return undefined
}
