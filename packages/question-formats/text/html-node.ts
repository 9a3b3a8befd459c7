import { Parser } from 'htmlparser2'
import type { XmlNode } from './read-xml-units.ts'

/** A child of an element: an element or a text. */
export type HtmlChild = XmlNode | string

/** The maximum nesting depth of elements. */
const DEEPEST = 200
/** Marks where content was nested too deeply; reading stops there. */
export const DEEP = 'deep'

/** Characters to read at a time. */
const PIECE = 10_000

/** Keeps prefixed names of elements that programs invented (`o:p` of Word), but removes the prefix of MathML. */
const nameOf = (name: string): string => {
  const [first = '', second] = name.split(':', 2)
  return second === undefined ? first : /^m(?:ml)?$/.test(first) ? second : first
}

/** Creates an element with its children. */
export const element = (name: string, children: HtmlChild[], attributes: XmlNode['attributes'] = {}): XmlNode => ({
  name,
  attributes,
  children,
  line: 0,
})

/**
 * Parses HTML as browsers do: any quotes, missing end tags, all entities. Omits comments. Stops at elements that are
 * nested too deeply.
 */
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

/** Escapes a text or attribute value for HTML. */
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

/** A tree as the academy's HTML; remaining divisions become paragraphs. */
export const htmlText = (children: readonly HtmlChild[]): string =>
  textWith(children, (name) => (name === 'div' ? 'p' : name))

/** A tree as XHTML, unchanged; void elements are closed. */
export const xhtmlText = (children: readonly HtmlChild[]): string => textWith(children, (name) => name)

const BLOCKS = new Set(
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Whether an element starts and ends a line. */
export const isBlock = (child: HtmlChild): child is XmlNode => typeof child !== 'string' && BLOCKS.has(child.name)
