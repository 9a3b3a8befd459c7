import DOMPurify from 'dompurify'
import { isImagePath } from '#domain/content/image-path.ts'

/** The tags that authors may use; the server applies the same list. */
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

/** Keeps only the academy's images, with the attributes that images need; they load lazily. */
function cleanImage(image: HTMLImageElement): void {
  if (!isImagePath(image.getAttribute('src') ?? '')) image.remove()
  for (const { name } of [...image.attributes]) if (!OF_IMAGES.includes(name)) image.removeAttribute(name)
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
}

/**
 * A table may be wider than a phone. A scrollable group around it, also reachable by keyboard, keeps it a table for
 * screen readers.
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

/** Sanitizes stored rich text, lets `arrange` change it, and returns the HTML. */
export function cleanRichText(html: string, arrange: (body: HTMLElement) => void): string {
  // Without a document, such as at build time, nothing can be sanitized, so nothing is shown.
  if (!DOMPurify.isSupported) return ''
  const body = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_DOM: true })
  if (!(body instanceof HTMLElement)) return ''
  for (const image of body.querySelectorAll('img')) cleanImage(image)
  arrange(body)
  return body.innerHTML
}
