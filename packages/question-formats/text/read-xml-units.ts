import { SaxesParser } from 'saxes'
import { formatWords } from '../words.ts'

/** An XML element; names are without namespace prefixes. `line` is its first line, from 1. */
export type XmlNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlNode | string)[]
  line: number
}

/** The maximum nesting depth of elements. */
const DEEPEST = 100
/** The maximum number of characters in a unit, including its pictures in base64. */
const MAX_UNIT_LENGTH = 20_000_000
/** The maximum number of characters in a text, tag, or comment: a 5 MB picture in base64 has 6.7 million. */
const MAX_PIECE_LENGTH = 7_000_000

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The maximum number of names to cache; formats have fewer, but hostile files may have any number. */
const MAX_NAMES = 1_000

/** Normalizes names: removes the namespace prefix and then applies `nameOf`. Caches the results. */
export function xmlNames(nameOf: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const own = nameOf(bare(name))
    if (known.size < MAX_NAMES) known.set(name, own)
    return own
  }
}

const PLAIN = xmlNames((name) => name)

/**
 * Yields each complete element named in `units`; nested ones stay inside the outer one. An enclosing element of
 * `bounds` yields a node without content at its start, and one whose name begins with a slash at its end. A slice
 * without an element yields undefined. `nameOf`: see `xmlNames`. Throws an Error, also for entities beyond XML's own.
 */
export function* xmlUnits(
  slices: Iterable<string>,
  units: ReadonlySet<string>,
  nameOf: (name: string) => string = PLAIN,
  bounds: ReadonlySet<string> = new Set(),
): Generator<XmlNode | undefined> {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  const open: XmlNode[] = []
  /** The names of the enclosing elements. */
  const outer: string[] = []
  let ready: XmlNode[] = []
  let depth = 0
  let length = 0
  /** Characters since the last end of a token. */
  let unended = 0
  const add = (text: string) => {
    unended = 0
    const parent = open.at(-1)
    if (!parent) return
    length += text.length
    if (length > MAX_UNIT_LENGTH) throw new Error(formatWords.xmlLong)
    parent.children.push(text)
  }
  parser.on('error', () => {
    throw new Error(formatWords.xmlBroken(parser.line))
  })
  parser.on('doctype', (text) => {
    if (text.includes('[') && /<!ENTITY|%/i.test(text)) throw new Error(formatWords.xmlDeclares)
  })
  parser.on('comment', () => {
    unended = 0
  })
  parser.on('opentag', ({ name, attributes }) => {
    unended = 0
    depth += 1
    if (depth > DEEPEST) throw new Error(formatWords.xmlDeep)
    const own = nameOf(name)
    const isOuter = open.length === 0 && !units.has(own)
    if (isOuter) outer.push(own)
    if (isOuter && !bounds.has(own)) return
    if (open.length === 0) length = 0
    const values: Record<string, string> = {}
    for (const key in attributes) values[nameOf(key)] = attributes[key] ?? ''
    const node = { name: own, attributes: values, children: [], line: parser.line }
    if (isOuter) {
      ready.push(node)
      return
    }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    depth -= 1
    const node = open.pop()
    const name = node ? undefined : outer.pop()
    if (node && open.length === 0) ready.push(node)
    if (name !== undefined && bounds.has(name))
      ready.push({ name: `/${name}`, attributes: {}, children: [], line: parser.line })
  })
  for (const slice of slices) {
    unended += slice.length
    if (unended > MAX_PIECE_LENGTH) throw new Error(formatWords.xmlLongPiece)
    parser.write(slice)
    const done = ready
    ready = []
    if (done.length === 0) yield undefined
    yield* done
  }
  parser.close()
  yield* ready
}

/** The name of an XML text's first element, without its prefix; empty if there is none yet. */
export function rootName(head: string): string {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  let root = ''
  parser.on('opentag', ({ name }) => {
    root ||= bare(name)
  })
  // Invalid XML is reported when the file is read.
  parser.on('error', () => undefined)
  parser.write(head.replace(/^\uFEFF/, ''))
  return root
}

const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string'

/** The child elements of a node, all or those with a name. */
export const childrenOf = (node: XmlNode | undefined, name?: string): XmlNode[] =>
  (node?.children ?? []).filter(
    (child): child is XmlNode => isNode(child) && (name === undefined || child.name === name),
  )

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child): child is XmlNode => isNode(child) && child.name === name)

/** The text of a node and its descendants. */
export const textIn = (node: XmlNode | undefined): string =>
  (node?.children ?? []).map((child) => (typeof child === 'string' ? child : textIn(child))).join('')

/** Every descendant with one of these names, in document order. */
export function descendantsOf(node: XmlNode | undefined, names: ReadonlySet<string>): XmlNode[] {
  const nodes: XmlNode[] = []
  const look = ({ children }: XmlNode) => {
    for (const child of children) {
      if (typeof child === 'string') continue
      if (names.has(child.name)) nodes.push(child)
      look(child)
    }
  }
  if (node) look(node)
  return nodes
}

/** Escapes a text or attribute value for XML. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
