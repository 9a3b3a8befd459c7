import { plainLinesOfHtml, plainOfHtml } from '#domain/text/plain-of-html.ts'

/** A text of a question: its plain text, and the formatted (HTML) version if it has one (domain/questions). */
export type TextWithHtml = { text: string; html: string | undefined }

const BLOCKS = 'p, h1, h2, h3, h4, li, tr, td, th, blockquote, pre, figcaption, caption'

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Converts a formatted text to plain text: one line per block, and descriptions in place of pictures. */
export function linesOf(html: string): string {
  const body = bodyOf(html)
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => block.querySelector(BLOCKS) === null)
  return blocks
    .flatMap((block) => plainLinesOfHtml(block.innerHTML))
    .filter((line) => line !== '')
    .join('\n')
}

/** Converts plain text to HTML for the editor, one paragraph per line. */
export function htmlOf(text: string): string {
  const body = bodyOf('')
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    body.append(paragraph)
  }
  return body.innerHTML
}

/** Whether the HTML contains more than plain paragraphs. */
const isFormatted = (html: string): boolean => bodyOf(html).querySelector('*:not(p), p[class]') !== null

/** Converts the editor's HTML to the stored text. Drops the HTML when it contains only words. */
export const formattedTextOf = (html: string): TextWithHtml =>
  isFormatted(html) ? { text: plainOfHtml(html), html } : { text: linesOf(html), html: undefined }
