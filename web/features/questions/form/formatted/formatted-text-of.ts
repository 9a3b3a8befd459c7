import { plainLinesOfHtml, plainOfHtml } from '#domain/text/plain-of-html.ts'

/** What a text of a question is: its words, and the formatted twin where it has one (domain/questions). */
export type TextWithHtml = { text: string; html: string | undefined }

const BLOCKS = 'p, h1, h2, h3, h4, li, tr, td, th, blockquote, pre, figcaption, caption'

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** The words of a formatted text as a plain one keeps them: a block a line, its description in place of a picture. */
export function linesOf(html: string): string {
  const body = bodyOf(html)
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => block.querySelector(BLOCKS) === null)
  return blocks
    .flatMap((block) => plainLinesOfHtml(block.innerHTML))
    .filter((line) => line !== '')
    .join('\n')
}

/** A plain text for the editor: a paragraph for each line. */
export function htmlOf(text: string): string {
  const body = bodyOf('')
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    body.append(paragraph)
  }
  return body.innerHTML
}

/** Whether there is more in it than paragraphs of words. */
const isFormatted = (html: string): boolean => bodyOf(html).querySelector('*:not(p), p[class]') !== null

/** What the editor holds as it is kept: without a twin while it is words only. */
export const formattedTextOf = (html: string): TextWithHtml =>
  isFormatted(html) ? { text: plainOfHtml(html), html } : { text: linesOf(html), html: undefined }
