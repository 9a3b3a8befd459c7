import { SaxesParser } from 'saxes'

/** An element of XML with its namespace; names and attributes are as they are written. */
export type Element = {
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
}

/** XML as a tree, read by saxes alone and apart from the package's readers. Throws where it is not well-formed. */
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

/** The elements right in another. */
export const elementsIn = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string')

/** The elements of a name right in another. */
export const named = (element: Element, name: string): Element[] =>
  elementsIn(element).filter((child) => child.name === name)

/** An element and all within it, in the order of the file. */
export const allWithin = (element: Element): Element[] => [element, ...elementsIn(element).flatMap(allWithin)]

/** The characters in an element, without those of elements that `skip` names. */
export const textOf = ({ children }: Element, skip: readonly string[] = []): string =>
  children
    .map((child) => (typeof child === 'string' ? child : skip.includes(child.name) ? '' : textOf(child, skip)))
    .join('')

/** The characters of HTML as the academy stores it, which is XHTML but for one entity. */
export const htmlCharacters = (html: string): string => textOf(xmlTree(`<p>${html.replaceAll('&nbsp;', '&#160;')}</p>`))

/** A tree whose names are those of QTI 2.x: `qti-assessment-item` of 3.0 is `assessmentItem`. */
export function inCamelCase({ name, attributes, children, namespace }: Element): Element {
  const camel = (text: string) => text.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return {
    namespace,
    name: camel(name.replace(/^qti-/, '')),
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camel(key), value])),
    children: children.map((child) => (typeof child === 'string' ? child : inCamelCase(child))),
  }
}
