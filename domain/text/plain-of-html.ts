/** Where a block ends and words of two blocks would run together. */
const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|td|th|caption|pre|blockquote|figcaption)>|<[bh]r\b[^<>]*>/gi
const IMAGE = /<img\b[^<>]*>/gi
const EXPONENT = /<sup>([\d+−-]+)<\/sup>/gi

const RAISED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (sign, digit) => [String(digit), sign])),
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
}
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

/** What an image says to who cannot see it; empty: nothing. */
const descriptionOf = (image: string): string => (/\salt="([^"]*)"/i.exec(image)?.[1] ?? '').trim()

/** Whether HTML, as a sanitiser or an editor writes it, shows an image without a description. */
export const hasUndescribedImage = (html: string): boolean =>
  (html.match(IMAGE) ?? []).some((image) => descriptionOf(image) === '')

/**
 * The plain text of HTML as a sanitiser or an editor writes it: blocks apart by a blank, an image by its description, exponents as
 * raised digits, because 10³ is not 103.
 */
export const plainOfHtml = (html: string): string =>
  unescaped(
    html
      .replace(IMAGE, (image) => ` ${descriptionOf(image)} `)
      .replace(EXPONENT, (_, digits: string) => Array.from(digits, (digit) => RAISED[digit] ?? digit).join(''))
      .replace(BLOCK_END, ' $&')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
