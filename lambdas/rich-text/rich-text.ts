import sanitizeHtml from 'sanitize-html'
import { alignmentOf } from '#domain/text/alignment.ts'
import { isImagePath } from '#domain/content/image-path.ts'

/** Pixels, as the editor writes them. */
const sideOf = (name: 'width' | 'height', text = ''): sanitizeHtml.Attributes =>
  /^[1-9]\d{0,4}$/.test(text) ? { [name]: text } : {}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['class'],
  },
  allowedClasses: { '*': ['text-center', 'text-right'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...sideOf('width', width),
        ...sideOf('height', height),
      },
    }),
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer', target: '_blank' } }),
    // Runs after the transforms of its own tag.
    '*': (tagName, { class: names = '', ...attribs }) => {
      const alignment = alignmentOf({ ...attribs, class: names })
      return { tagName, attribs: alignment ? { ...attribs, class: `text-${alignment}` } : attribs }
    },
  },
  /** Allows only the academy's images, so that no other host learns who reads. */
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImagePath(attribs.src ?? ''),
}

/** Returns rich text reduced to an allow-list (decisions, Safety). */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, OPTIONS).trim()

/** Badly nested elements are fixed within a few rounds. */
const MAX_ROUNDS = 5

/**
 * Returns sanitized rich text that stays the same when sanitized again, so that importing an export changes nothing.
 */
export function sanitiseForGood(html: string): string {
  let text = sanitiseRichText(html)
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const again = sanitiseRichText(text)
    if (again === text) break
    text = again
  }
  return text
}

/** Returns the plain text of rich text: blocks separated by a space, entities decoded (spec 3.3.1, 3.3.4). */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h[1-6]|li|tr|td|th|div|blockquote|figcaption)|br\s*\/?)>/gi, ' $&')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
