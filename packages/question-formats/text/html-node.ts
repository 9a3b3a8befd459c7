import { Parser } from 'htmlparser2'
import type { XmlNode } from './read-xml-units.ts'

/** What lies in an element: elements and texts. */
export type HtmlChild = XmlNode | string

/** Elements in one another at most. */
const DEEPEST = 200
/** What stands where a text lies deeper: it is read until there. */
export const DEEP = 'deep'

/** Characters that are read at a time. */
const PIECE = 10_000

/** Names of elements that a program made for itself (`o:p` of Word); MathML has a prefix at times. */
const nameOf = (name: string): string => {
  const [first = '', second] = name.split(':', 2)
  return second === undefined ? first : /^m(?:ml)?$/.test(first) ? second : first
}

/** An element with what lies in it. */
export const element = (name: string, children: HtmlChild[], attributes: XmlNode['attributes'] = {}): XmlNode => ({
  name,
  attributes,
  children,
  line: 0,
})

/** HTML as a tree, as browsers read it: any quotes, missing ends, all entities. Comments are left out. What lies too deep ends it. */
export function htmlNodes(html: string): HtmlChild[] {
  const root = element('', [])
  const open = [root]
  const limit = { isReached: false }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      limit.isReached ||= open.length > DEEPEST
      if (limit.isReached) return
      const node = element(nameOf(name), [], attributes)
      open.at(-1)?.children.push(node)
      open.push(node)
    },
    ontext: (text) => {
      const children = open.at(-1)?.children ?? []
      const before = children.at(-1)
      if (typeof before === 'string') children[children.length - 1] = before + text
      else children.push(text)
    },
    onclosetag: () => {
      open.pop()
    },
  })
  for (let from = 0; from < html.length && !limit.isReached; from += PIECE) parser.write(html.slice(from, from + PIECE))
  if (limit.isReached) return [...root.children, element(DEEP, [])]
  parser.end()
  return root.children
}

const VOID = new Set(['br', 'hr', 'img', 'col', 'source', 'track', 'wbr', 'input', 'embed', 'param', 'area'])

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

/** A text or an attribute's value as HTML writes it. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

const textWith = (children: readonly HtmlChild[], nameIn: (name: string) => string): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return escapeText(child)
      const attributes = Object.entries(child.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      const name = nameIn(child.name)
      const start = `<${name}${attributes.join('')}`
      return VOID.has(name) ? `${start} />` : `${start}>${textWith(child.children, nameIn)}</${name}>`
    })
    .join('')

/** A tree as HTML of the academy: what is left of divisions are paragraphs. */
export const htmlText = (children: readonly HtmlChild[]): string =>
  textWith(children, (name) => (name === 'div' ? 'p' : name))

/** A tree as it is; elements without an end are closed. */
export const xhtmlText = (children: readonly HtmlChild[]): string => textWith(children, (name) => name)

const BLOCKS = new Set(
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Whether an element begins and ends a line. */
export const isBlock = (child: HtmlChild): child is XmlNode => typeof child !== 'string' && BLOCKS.has(child.name)
