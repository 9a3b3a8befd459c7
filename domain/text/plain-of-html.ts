import { attributeValue, htmlParts } from './html-pieces.ts'

/** Where a block ends and words of two blocks would run together. */
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

/** What an image shows, for people who can't see it; empty: it isn't described. */
const descriptionOf = (attributes: string): string => unescaped(attributeValue(attributes, 'alt') ?? '').trim()

/** Whether HTML shows an image without a description. */
export function hasUndescribedImage(html: string): boolean {
  for (const piece of htmlParts(html))
    if ('tag' in piece && piece.tag === 'img' && !piece.isEnd && descriptionOf(piece.attributes) === '') return true
  return false
}

/**
 * The plain text of HTML, line by line: a line ends at `<br>`. Blocks are apart by a blank, an image is its description, and exponents
 * are raised digits, because 10³ is not 103.
 */
export function plainLinesOfHtml(html: string): string[] {
  const lines: string[][] = [[]]
  /** Where in the last line an exponent begins that may be open. */
  let exponent: number | undefined
  for (const piece of htmlParts(html)) {
    const line = lines.at(-1) ?? []
    if ('text' in piece) {
      line.push(unescaped(piece.text))
      continue
    }
    const { tag, isEnd, attributes } = piece
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

/** The plain text of HTML in one line: see `plainLinesOfHtml`. */
export const plainOfHtml = (html: string): string =>
  plainLinesOfHtml(html)
    .filter((line) => line !== '')
    .join(' ')
