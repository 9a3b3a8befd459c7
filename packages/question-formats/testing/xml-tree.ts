import { SaxesParser } from 'saxes'

/** An XML element with its namespace; names and attributes as written. */
export type Element = {
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
}

/** Parses XML with saxes, independently of the package's readers. Throws if it isn't well-formed. */
export function xmlTree(xml: string): Element {
  const root: Element = { name: '', namespace: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  const add = (child: Element | string) => open.at(-1)?.children.push(child)
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const)
    const element: Element = { name, namespace: uri, attributes: Object.fromEntries(values), children: [] }
    add(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(xml).close()
  const [first] = elementsIn(root)
  if (!first) throw new Error('There is no element.')
  return first
}

/** The child elements of an element. */
export const elementsIn = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string')

/** The child elements with a name. */
export const named = (element: Element, name: string): Element[] =>
  elementsIn(element).filter((child) => child.name === name)

/** An element and its descendants, in document order. */
export const allWithin = (element: Element): Element[] => [element, ...elementsIn(element).flatMap(allWithin)]

/** The text of an element, without elements named in `skip`. */
export const textOf = ({ children }: Element, skip: readonly string[] = []): string =>
  children
    .map((child) => (typeof child === 'string' ? child : skip.includes(child.name) ? '' : textOf(child, skip)))
    .join('')

/** The text of HTML as the academy stores it, which is XHTML except for one entity. */
export const htmlCharacters = (html: string): string => textOf(xmlTree(`<p>${html.replaceAll('&nbsp;', '&#160;')}</p>`))

/** Renames a tree to QTI 2.x: `qti-assessment-item` of 3.0 becomes `assessmentItem`. */
export function inCamelCase({ name, attributes, children, namespace }: Element): Element {
  const camel = (text: string) => text.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return {
    namespace,
    name: camel(name.replace(/^qti-/, '')),
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camel(key), value])),
    children: children.map((child) => (typeof child === 'string' ? child : inCamelCase(child))),
  }
}
