import DOMPurify from 'dompurify'
import { isImagePath } from '#domain/content/image-path.ts'

/** What an author may write; the server stores by the same list. */
// prettier-ignore
const ALLOWED_TAGS = [
  'h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'span',
  'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption',
  'ul', 'ol', 'li', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
]

// prettier-ignore
const ALLOWED_ATTR = [
  'href', 'rel', 'target', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'class', 'title',
]

const OF_IMAGES = ['src', 'alt', 'width', 'height']

/** Images of ours stay, with what an image needs; they load when they come near. */
function cleanImage(image: HTMLImageElement): void {
  if (!isImagePath(image.getAttribute('src') ?? '')) image.remove()
  for (const { name } of [...image.attributes]) if (!OF_IMAGES.includes(name)) image.removeAttribute(name)
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
}

/**
 * A table may be wider than a phone: a scrollable group around it, by keyboard too, leaves it a table for screen
 * readers.
 */
export function makeTableScrollable(table: HTMLTableElement): void {
  const holder = document.createElement('div')
  holder.className = 'rich-text__table sideways'
  holder.tabIndex = 0
  holder.setAttribute('role', 'group')
  holder.setAttribute('aria-label', table.caption?.textContent ?? 'Table')
  table.replaceWith(holder)
  holder.append(table)
}

/** Stored rich text without what may not be shown, as `arrange` leaves it: HTML. */
export function cleanRichText(html: string, arrange: (body: HTMLElement) => void): string {
  // Without a document, such as at build, nothing can be cleaned and nothing is shown.
  if (!DOMPurify.isSupported) return ''
  const body = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_DOM: true })
  if (!(body instanceof HTMLElement)) return ''
  for (const image of body.querySelectorAll('img')) cleanImage(image)
  arrange(body)
  return body.innerHTML
}
