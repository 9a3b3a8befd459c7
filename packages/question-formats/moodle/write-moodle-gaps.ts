import { contentOf, type ExportQuestion, tablesIn, textTwin, writable } from '../export-texts.ts'
import { escapeHtml } from '../text/html-node.ts'
import type { FormatText } from '../format-row.ts'
import { escapeXml } from '../text/read-xml-units.ts'

/** HTML in which what looks like a gap is none. */
const gapless = (html: string): string => html.replaceAll('[[', '[&#91;')

/** A plain text as HTML. */
const block = (tag: 'div' | 'p' | 'td' | 'th', text: string): string =>
  `<${tag}>${gapless(escapeHtml(text)).replaceAll('\n', '<br>')}</${tag}>`

/** A table as HTML, its gaps not yet put in. */
function tableOf({ headers, texts }: Pick<ReturnType<typeof tablesIn>, 'headers' | 'texts'>): string {
  const row = (tag: 'td' | 'th', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => block(tag, writable(cell))).join('')}</tr>`
  return `<table><thead>${row('th', headers)}</thead><tbody>${texts.map((cells) => row('td', cells)).join('')}</tbody></table>`
}

/** A text, or a table, with gaps, and the choices that they name. */
export function gapsOf(question: ExportQuestion): { kind: string; own: string; text: FormatText } {
  const content = contentOf(question)
  const { text, blanks, tokens, reusable } = content
  const isDrag = question.type.startsWith('Drag')
  const choice = (name: string, own: string, group: number, infinite = false) =>
    `<${name}><text>${escapeXml(escapeHtml(writable(own)))}</text><group>${String(group)}</group>${infinite ? '<infinite/>' : ''}</${name}>`
  let before = 0
  const places = blanks.map(({ options, correct }) => {
    const place = (isDrag ? 0 : before) + correct + 1
    before += options.length
    return place
  })
  const own = isDrag
    ? tokens.map((token) => choice('dragbox', token, 1, reusable))
    : blanks.flatMap(({ options }, at) => options.map((option) => choice('selectoption', option, at + 1)))
  const isTable = question.type === 'Drop-Down Table'
  const gaps = (isTable ? tableOf(tablesIn(content)) : block('p', writable(text))).replace(
    /\{\{(\d{1,2})\}\}/g,
    (_, number: string) => `[[${String(places[Number(number) - 1] ?? 0)}]]`,
  )
  const body = textTwin(question.body, question.bodyHtml)
  const first = 'html' in body ? gapless(body.html) : block('div', body.text)
  return {
    kind: isDrag ? 'ddwtos' : 'gapselect',
    own: `<shuffleanswers>1</shuffleanswers>${own.join('')}`,
    text: { html: `${first}${gaps}` },
  }
}
