import DOMPurify from 'dompurify'
import './rich-text.css'

/** What an author may write; the server keeps to the same list when it stores. */
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

/** Shows stored rich text, sanitised once more before it reaches the page (decisions, Safety). */
export function RichText({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR })
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: clean }} />
}
