import { alignmentOf } from '#domain/text/alignment.ts'

/** What Word and web pages put into the clipboard that is no text of the author. */
const NOISE = 'style, script, meta, link, title, xml, head, iframe, object, form, input, button'

const styleOf = (element: Element) => element.getAttribute('style')?.toLowerCase() ?? ''

/** Word's list items are paragraphs that say so in a class and a style of their own; the list's kind is in its marker. */
const isWordItem = (element: Element) =>
  element.className.includes('MsoListParagraph') || /mso-list:\s*l\d/.test(styleOf(element))

/** Word writes the bullet or number as text, in a span that other programs are to ignore. */
const markerOf = (item: Element) =>
  [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/.test(styleOf(span)))

function gatherWordLists(body: Element): void {
  let list: Element | undefined
  for (const item of [...body.querySelectorAll('p')].filter(isWordItem)) {
    const marker = markerOf(item)
    const kind = /^\s*[(]?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (list === undefined || item.previousElementSibling !== list || list.localName !== kind) {
      list = body.ownerDocument.createElement(kind)
      item.before(list)
    }
    const entry = body.ownerDocument.createElement('li')
    const words = body.ownerDocument.createElement('p')
    words.append(...item.childNodes)
    entry.append(words)
    list.append(entry)
    item.remove()
  }
}

/** Bold and italic that are styles only become elements, before the styles go. */
function markEmphasis(body: Element): void {
  for (const span of body.querySelectorAll('span[style]')) {
    const style = styleOf(span)
    for (const [pattern, name] of [
      [/font-weight:\s*(bold|[6-9]00)/, 'strong'],
      [/font-style:\s*italic/, 'em'],
    ] as const) {
      if (!pattern.test(style)) continue
      const mark = body.ownerDocument.createElement(name)
      mark.append(...span.childNodes)
      span.append(mark)
    }
  }
}

/**
 * Pasted HTML without what word processors add: comments, styles, classes, empty Office elements. Word's lists become
 * lists, a first-level heading the second (the page's own heading is the first), and alignment the two classes that we
 * keep (spec 3.9.13).
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html')
  for (const noise of body.querySelectorAll(NOISE)) noise.remove()
  gatherWordLists(body)
  markEmphasis(body)
  for (const element of body.querySelectorAll('*')) {
    const alignment = alignmentOf({
      class: element.getAttribute('class'),
      style: element.getAttribute('style'),
      align: element.getAttribute('align'),
    })
    for (const name of ['style', 'class', 'align', 'id', 'lang']) element.removeAttribute(name)
    if (alignment !== undefined) element.className = `text-${alignment}`
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
  }
  // A table without cells is no table, and the editor cannot take one.
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('td, th') === null) table.replaceWith(...table.childNodes)
  }
  for (const heading of body.querySelectorAll('h1')) {
    const lower = body.ownerDocument.createElement('h2')
    lower.className = heading.className
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  for (const bare of body.querySelectorAll('[class=""]')) bare.removeAttribute('class')
  return body.innerHTML
}
