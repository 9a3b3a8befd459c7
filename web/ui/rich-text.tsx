import DOMPurify from 'dompurify'
import './rich-text.css'

/** What an author may write; the server keeps to the same list when it stores. */
// prettier-ignore
const ALLOWED_TAGS = [
  'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre',
  'hr', 'a', 'span', 'sub', 'sup',
]

/** Shows stored rich text, sanitised once more before it reaches the page (decisions, Safety). */
export function RichText({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: ['href', 'class', 'title'] })
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: clean }} />
}
