import { jsonLdText } from '#web/lib/head/json-ld-text.ts'

/** Data for search engines, which run the page: a block that browsers neither execute nor show. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
