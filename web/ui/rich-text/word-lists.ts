import { element, type HtmlChild } from 'question-formats/text/html-node.ts'
import { textIn, type XmlNode } from 'question-formats/text/read-xml-units.ts'

const styleOf = ({ attributes }: XmlNode) => attributes['style']?.toLowerCase() ?? ''

/** The level, from 1, of a list item as Word writes it: a paragraph with a list style. Undefined if it isn't one. */
function levelOf(node: XmlNode): number | undefined {
  if (node.name !== 'p') return undefined
  const level = /mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(node))?.[1]
  if (level !== undefined) return Number(level)
  const isItem = (node.attributes['class'] ?? '').includes('MsoListParagraph') || /mso-list:\s*l\d/.test(styleOf(node))
  return isItem ? 1 : undefined
}

const isMarker = (node: XmlNode) => node.name === 'span' && /mso-list:\s*ignore/.test(styleOf(node))

/** An item's bullet or number, which Word writes as text that other programs ignore, and the item without it. */
function withoutMarker(children: readonly HtmlChild[]): { marker: string; rest: HtmlChild[] } {
  let marker = ''
  const rest = children.flatMap((child): HtmlChild[] => {
    if (typeof child === 'string') return [child]
    if (isMarker(child)) {
      marker ||= textIn(child)
      return []
    }
    const inner = withoutMarker(child.children)
    marker ||= inner.marker
    return [{ ...child, children: inner.rest }]
  })
  return { marker, rest }
}

const NUMBERED = /^\s*[(]?(?:\d+|[a-z]|[ivx]+)[.)]/i

/**
 * Converts Word's lists, which are consecutive paragraphs, into list elements. A deeper item is nested in the item
 * before it.
 */
export function gatherWordLists(children: readonly HtmlChild[]): HtmlChild[] {
  const gathered: HtmlChild[] = []
  /** The open lists, outermost first. */
  let open: XmlNode[] = []
  for (const child of children) {
    const level = typeof child === 'string' ? undefined : levelOf(child)
    if (level === undefined || typeof child === 'string') {
      if (typeof child !== 'string' || child.trim() !== '') open = []
      gathered.push(typeof child === 'string' ? child : { ...child, children: gatherWordLists(child.children) })
      continue
    }
    const { marker, rest } = withoutMarker(child.children)
    const kind = NUMBERED.test(marker) ? 'ol' : 'ul'
    open = open.slice(0, level)
    // Another type on the same level starts a new list.
    if (open.length === level && open.at(-1)?.name !== kind) open.pop()
    while (open.length < level) {
      const list = element(kind, [])
      const item = open.at(-1)?.children.at(-1)
      if (typeof item === 'object') item.children.push(list)
      else if (open.length === 0) gathered.push(list)
      else open.at(-1)?.children.push(element('li', [list]))
      open.push(list)
    }
    open.at(-1)?.children.push(element('li', [element('p', rest)]))
  }
  return gathered
}
