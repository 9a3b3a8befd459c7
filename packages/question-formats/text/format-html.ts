import type { FormatReason } from '../reasons.ts'
import type { FormatText } from '../format-row.ts'
import { element, type HtmlChild, htmlNodes, htmlText, isBlock } from './html-node.ts'
import { lowered, raised } from './raised.ts'
import { tidied, type TidyRules } from './tidy-html.ts'

const FORMATTING = new Set('strong b em i u s code a table ul ol h2 h3 h4 blockquote pre'.split(' '))

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).slice(0, 100)

/**
 * Converts a text to plain lines: blocks and line breaks end a line, exponents become superscript digits, and a picture
 * becomes its description. `losses` records lost formatting and pictures.
 */
export function plainLines(children: readonly HtmlChild[], losses: FormatReason[] = []): string[] {
  const lines: string[] = ['']
  const add = (text: string) => {
    lines[lines.length - 1] += text
  }
  const end = () => {
    if (lines.at(-1)?.trim() === '') lines[lines.length - 1] = ''
    else lines.push('')
  }
  const walk = (child: HtmlChild): void => {
    if (typeof child === 'string') {
      add(child.replace(/[ \t\r\n\f]+/g, ' '))
      return
    }
    const { name, attributes } = child
    if (name === 'br') {
      lines.push('')
      return
    }
    if (name === 'img') {
      losses.push(`format-picture-plain:${nameOf(attributes['src'] ?? '')}`)
      add(` ${attributes['alt'] ?? ''} `)
      return
    }
    if (name === 'sup' || name === 'sub') {
      const text = plainLines(child.children, losses).join(' ').trim()
      add(name === 'sup' ? raised(text) : lowered(text))
      return
    }
    if (FORMATTING.has(name)) losses.push('format-plain')
    const isLine = isBlock(child)
    if (isLine) end()
    child.children.forEach(walk)
    if (isLine) end()
  }
  children.forEach(walk)
  if (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop()
  return lines.map((line) => line.replace(/ {2,}/g, ' ').trim())
}

/** Any text of a file in one line, where HTML isn't supported. */
export const oneLine = (given: FormatText, losses: FormatReason[] = []): string =>
  ('html' in given ? plainLines(htmlNodes(given.html), losses).join(' ') : given.text).replace(/\s+/g, ' ').trim()

const isBlank = (child: HtmlChild) => typeof child === 'string' && child.trim() === ''
const isText = (child: HtmlChild): child is string => typeof child === 'string'

/** Whether a tree is plain text: texts, one paragraph of text, or one `<div>` of lines, as plain texts are exported. */
function isPlain(tidy: readonly HtmlChild[]): boolean {
  if (tidy.every(isText)) return true
  const [only, another] = tidy.filter((child) => !isBlank(child))
  if (only === undefined || another !== undefined || isText(only) || Object.keys(only.attributes).length > 0)
    return false
  return only.name === 'div' || (only.name === 'p' && only.children.every(isText))
}

/**
 * Converts a tidied tree to a text: plain if it has no markup, otherwise HTML, which is sanitized before it is stored.
 */
export const textOfTidy = (tidy: readonly HtmlChild[]): FormatText =>
  isPlain(tidy) ? { text: plainLines(tidy).join('\n').trim() } : { html: htmlText(tidy) }

/** Converts a text of a file. */
export const formatText = (children: readonly HtmlChild[], rules: TidyRules): FormatText =>
  textOfTidy(tidied(children, rules))

const ENCODED = new Set('p br div span b i em strong ul ol li table img sub sup'.split(' '))

/** Tidies HTML of a file. */
export const htmlOfFile = (html: string, rules: TidyRules): HtmlChild[] =>
  /[<&]/.test(html) ? tidied(htmlNodes(html), rules) : [html]

/** The same for HTML without tags that may have been encoded twice; decoding it is recorded as a loss. */
export function decodedHtml(html: string, rules: TidyRules): HtmlChild[] {
  const children = html.includes('&lt;') ? htmlNodes(html) : []
  const decoded = children.length > 0 && children.every(isText) ? htmlNodes(children.join('')) : []
  if (!decoded.some((child) => !isText(child) && ENCODED.has(child.name))) return htmlOfFile(html, rules)
  rules.losses.push('format-encoded-twice')
  return tidied(decoded, rules)
}

/** A plain text as a tree of lines. */
export const linesOfText = (text: string): HtmlChild[] => {
  const lines = text
    .trim()
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [line] : [element('br', []), line]))
  return [element('div', lines)]
}
