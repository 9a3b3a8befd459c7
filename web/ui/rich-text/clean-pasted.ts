import { element, type HtmlChild, htmlNodes, htmlText } from 'question-formats/text/html-node.ts'
import { tidied } from 'question-formats/text/tidy-html.ts'
import { alignmentOf } from '#domain/text/alignment.ts'
import { gatherWordLists } from './word-lists.ts'

/** Attributes that a text keeps; alignment is one of the two classes that we have. */
const KEPT = new Set(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope'])

const hasCells = (children: readonly HtmlChild[]): boolean =>
  children.some(
    (child) => typeof child !== 'string' && (child.name === 'td' || child.name === 'th' || hasCells(child.children)),
  )

const bare = (children: readonly HtmlChild[]): HtmlChild[] =>
  children.flatMap((child): HtmlChild[] => {
    if (typeof child === 'string') return [child]
    const inner = bare(child.children)
    // A table without cells is no table, and the editor cannot take one.
    if (child.name === 'table' && !hasCells(inner)) return inner
    const alignment = alignmentOf(child.attributes)
    const attributes = Object.fromEntries(Object.entries(child.attributes).filter(([name]) => KEPT.has(name)))
    return [element(child.name, inner, alignment ? { ...attributes, class: `text-${alignment}` } : attributes)]
  })

/**
 * Pasted HTML without what word processors add, read as that of files is: what a style says is an element, so 10⁹ of Google Docs and Word
 * stays 10⁹. Word's lists become lists, a first-level heading the second (the page's own heading is the first), and alignment the two
 * classes that we keep (spec 3.9.13).
 */
export const cleanPasted = (html: string): string =>
  htmlText(bare(tidied(gatherWordLists(htmlNodes(html)), { losses: [] })))
