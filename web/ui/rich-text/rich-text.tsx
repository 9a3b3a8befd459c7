import { cleanRichText, makeTableScrollable } from './clean-rich-text.ts'

const cleaned = (html: string) =>
  cleanRichText(html, (body) => {
    for (const table of body.querySelectorAll('table')) makeTableScrollable(table)
  })

/** Renders stored rich text, sanitized again before it reaches the page (decisions, Safety). */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: cleaned(html) }} />
}
