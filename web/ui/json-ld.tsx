import { jsonLdText } from '#web/lib/head/json-ld-text.ts'

/** Structured data for search engines, which render the page. Browsers neither execute nor display it. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
