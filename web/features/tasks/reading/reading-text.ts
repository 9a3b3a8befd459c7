import type { PageSection } from '#web/ui/layout/on-this-page.tsx'
import { cleanRichText, makeTableScrollable } from '#web/ui/rich-text/clean-rich-text.ts'

/** Texts that can be highlighted, if they don't contain another one. */
const BLOCKS = 'h1, h2, h3, h4, p, li, blockquote, pre, td, th, caption, figcaption'

/** Sanitizes a Reading's text, marks what can be highlighted, and gives its headings the ids of the table of contents. */
export function readingText(html: string): { html: string; sections: PageSection[] } {
  const sections: PageSection[] = []
  const cleaned = cleanRichText(html, (body) => {
    for (const table of body.querySelectorAll('table')) makeTableScrollable(table)
    const seen = new Map<string, number>()
    for (const block of body.querySelectorAll(BLOCKS)) {
      if (block.querySelector(BLOCKS) !== null) continue
      const before = seen.get(block.textContent) ?? 0
      seen.set(block.textContent, before + 1)
      // Distinguishes equal texts.
      block.setAttribute('data-text', before === 0 ? '' : `${before}`)
    }
    for (const heading of body.querySelectorAll('h1, h2, h3')) {
      const name = heading.textContent.trim()
      if (name === '') continue
      heading.id = `part-${sections.length + 1}`
      sections.push({ id: heading.id, name, isSub: heading.tagName === 'H3' })
    }
  })
  return { html: cleaned, sections }
}
