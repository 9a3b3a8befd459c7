import { SaxesParser } from 'saxes'
import { formatWords } from '#domain/messages/formats.ts'

/** An element of XML without its namespace's prefix. `line`: where it begins, from 1. */
export type XmlNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlNode | string)[]
  line: number
}

/** Elements in one another at most. */
const DEEPEST = 100
/** Characters of one unit, its pictures in base64 among them. */
const LONGEST_UNIT = 20_000_000

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML slice by slice and gives each element whose name is among `units` whole, so that no more than one is held at a time; those
 * inside of one belong to it. Nothing that the document declares is expanded: a declaration of entities refuses it, and so does an
 * entity that XML does not know. Throws an Error with a sentence.
 */
export function* xmlUnits(slices: Iterable<string>, units: ReadonlySet<string>): Generator<XmlNode> {
  const parser = new SaxesParser({ position: true })
  const open: XmlNode[] = []
  let ready: XmlNode[] = []
  let depth = 0
  let length = 0
  const add = (text: string) => {
    const parent = open.at(-1)
    if (!parent) return
    length += text.length
    if (length > LONGEST_UNIT) throw new Error(formatWords.xmlLong)
    parent.children.push(text)
  }
  parser.on('error', () => {
    throw new Error(formatWords.xmlBroken(parser.line))
  })
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw new Error(formatWords.xmlDeclares)
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > DEEPEST) throw new Error(formatWords.xmlDeep)
    const own = bare(name)
    if (open.length === 0 && !units.has(own)) return
    const named = Object.entries(attributes).map(([key, value]) => [bare(key), String(value)] as const)
    if (open.length === 0) length = 0
    const node = { name: own, attributes: Object.fromEntries(named), children: [], line: parser.line }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    depth -= 1
    const node = open.pop()
    if (node && open.length === 0) ready.push(node)
  })
  for (const slice of slices) {
    parser.write(slice)
    const done = ready
    ready = []
    yield* done
  }
  parser.close()
  yield* ready
}

const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string'

/** The elements of a node, all or those of a name. */
export const childrenOf = (node: XmlNode | undefined, name?: string): XmlNode[] =>
  (node?.children ?? []).filter(isNode).filter((child) => name === undefined || child.name === name)

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => childrenOf(node, name)[0]

/** The text of a node, with that of its elements. */
export const textIn = (node: XmlNode | undefined): string =>
  (node?.children ?? []).map((child) => (typeof child === 'string' ? child : textIn(child))).join('')

/** Every element in a node with one of these names, itself not among them, in the order of the document. */
export function descendantsOf(node: XmlNode | undefined, names: ReadonlySet<string>): XmlNode[] {
  return childrenOf(node).flatMap((child) => [
    ...(names.has(child.name) ? [child] : []),
    ...descendantsOf(child, names),
  ])
}

/** Characters that are parsed at a time. */
const SLICE = 100_000

/** A text in slices. */
export function* slicesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += SLICE) yield text.slice(from, from + SLICE)
}

/** A text or an attribute's value as XML writes it. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
