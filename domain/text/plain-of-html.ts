import { attributeValue, htmlParts } from './html-parts.ts'

/** Tags that end a block, where words of two blocks would otherwise run together. */
const BLOCK = /^(?:p|h[1-6]|li|tr|td|th|caption|pre|blockquote|figcaption)$/
const EXPONENT = /^[\d+−-]+$/
const RAISED: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '−': '⁻' }
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

const unescaped = (text: string): string => text.replace(/&(?:lt|gt|quot|apos|#39|nbsp|amp);/g, (e) => ENTITIES[e] ?? e)

const raised = (digits: string): string =>
  Array.from(digits, (digit) => RAISED[digit] ?? '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')

/** Returns an image's description for people who can't see it; empty if it has none. */
const descriptionOf = (attributes: string): string => unescaped(attributeValue(attributes, 'alt') ?? '').trim()

/** Whether HTML contains an image without a description. */
export function hasUndescribedImage(html: string): boolean {
  for (const part of htmlParts(html))
    if ('tag' in part && part.tag === 'img' && !part.isEnd && descriptionOf(part.attributes) === '') return true
  return false
}

/**
 * Returns the plain text of HTML, line by line: a line ends at `<br>`. Separates blocks with a blank, replaces an image
 * with its description, and writes exponents as superscript digits, because 10³ is not 103.
 */
export function plainLinesOfHtml(html: string): string[] {
  const lines: string[][] = [[]]
  /** The start of a possibly open exponent in the last line. */
  let exponent: number | undefined
  for (const part of htmlParts(html)) {
    const line = lines.at(-1) ?? []
    if ('text' in part) {
      line.push(unescaped(part.text))
      continue
    }
    const { tag, isEnd, attributes } = part
    if (isEnd && tag === 'sup' && exponent !== undefined) {
      const text = line.splice(exponent).join('')
      line.push(EXPONENT.test(text) ? raised(text) : text)
    }
    exponent = !isEnd && tag === 'sup' ? line.length : undefined
    if (!isEnd && tag === 'img') line.push(` ${descriptionOf(attributes)} `)
    else if (tag === 'hr' || (isEnd && BLOCK.test(tag))) line.push(' ')
    else if (tag === 'br') lines.push([])
  }
  return lines.map((line) => line.join('').replace(/\s+/g, ' ').trim())
}

/** Returns the plain text of HTML in one line: see `plainLinesOfHtml`. */
export const plainOfHtml = (html: string): string =>
  plainLinesOfHtml(html)
    .filter((line) => line !== '')
    .join(' ')
