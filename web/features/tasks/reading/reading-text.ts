import type { PageSection } from '#web/ui/layout/on-this-page.tsx'
import { cleanRichText, makeTableScrollable } from '#web/ui/rich-text/clean-rich-text.ts'

/** Texts that can be highlighted, if they don't contain another one. */
const BLOCKS = 'h1, h2, h3, h4, p, li, blockquote, pre, td, th, caption, figcaption'

/** Sanitizes a Reading's text, marks what can be highlighted, and gives its headings the ids of the table of contents. */
export function readingText(html: string): { html: string; sections: PageSection[] } {
  const sections: PageSection[] = []
  const cleaned = cleanRichText(html, (body) => {
    for (const table of body.querySelectorAll('table')) makeTableScrollable(table)
    const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => block.querySelector(BLOCKS) === null)
    const texts = blocks.map(({ textContent }) => textContent)
    for (const [at, block] of blocks.entries()) {
      const first = texts.indexOf(block.textContent)
      // What stands beside a text sets it apart from equal ones: its row, or the text before it.
      block.setAttribute('data-text', (block.closest('tr') ?? blocks[at - 1])?.textContent ?? '')
      if (texts.lastIndexOf(block.textContent) > first)
        block.setAttribute('data-equal', at === first ? 'first' : 'later')
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
