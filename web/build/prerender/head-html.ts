import { HEAD_MARK } from '#web/lib/head/apply-head.ts'
import { type HeadTag, headTags, type PageHead, titleText } from '#web/lib/head/head-tags.ts'
import { jsonLdText } from '#web/lib/head/json-ld-text.ts'
import { organizationData } from '#web/lib/head/organization-data.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

const tagHtml = ({ name, attributes }: HeadTag) => {
  const pairs = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`)
  return `<${name} ${pairs.join(' ')} ${HEAD_MARK} />`
}

/** The page-specific part of the head. Public pages also include structured data about the academy. */
export function headHtml(head: PageHead, pathname: string): string {
  const lines = [`<title>${escapeHtml(titleText(head.title))}</title>`, ...headTags(head, pathname).map(tagHtml)]
  if (head.description !== undefined) {
    lines.push(`<script type="application/ld+json">${jsonLdText(organizationData())}</script>`)
  }
  return lines.join('\n    ')
}
