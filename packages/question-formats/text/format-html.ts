import type { FormatText } from '../format-row.ts'

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' }
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|quot|apos|amp|nbsp));/gi

const codePoint = (code: number, entity: string): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : entity

/** Text of HTML without markup; entities that are not among the common ones stay as they are. */
export const decodeEntities = (html: string): string =>
  html.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return codePoint(Number(decimal), entity)
    if (hex !== undefined) return codePoint(Number.parseInt(hex, 16), entity)
    return NAMED[(name ?? '').toLowerCase()] ?? entity
  })

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Entities that only a reader of HTML knows. */
const OTHER_ENTITY = /&[a-z][a-z\d]{1,30};/i

/**
 * HTML of a file: plain where it is one paragraph, or none, without markup, or one `<div>` whose lines end with `<br>`, as plain texts
 * are written. What has more is kept as HTML, which is sanitised where it is stored.
 */
export function richText(html: string): FormatText {
  const [, tag, inner = html] = /^\s*<(p|div)>((?:(?!<\/?(?:p|div)\b)[\s\S])*)<\/\1>\s*$/i.exec(html) ?? []
  const lines = tag?.toLowerCase() === 'div' ? inner.split(/<br\s*\/?>/i) : [inner]
  if (lines.some((line) => /<[a-z/!?]/i.test(line))) return { html }
  if (OTHER_ENTITY.test(lines.join('').replace(ENTITY, ''))) return { html }
  const text = lines.map((line) => decodeEntities(line.replace(/[ \t\r\n\f]+/g, ' ').trim())).join('\n')
  return { text: text.trim() }
}

/** Whether HTML is encoded a second time: no tag in it, and encoded tags. */
const isEncodedTwice = (html: string): boolean =>
  !/<[a-z/]/i.test(html) &&
  /&lt;\/?(?:p|br|div|span|b|i|em|strong|ul|ol|li|table|img|sub|sup)\b[\s\S]*?&gt;/i.test(html)

/** HTML of a file whose formatting may have been encoded twice. */
export function htmlOfFile(html: string): { text: FormatText; twice: boolean } {
  const twice = isEncodedTwice(html)
  return { text: richText(twice ? decodeEntities(html) : html), twice }
}

/** Any text of a file in one line, without markup, for what has no formatted twin. */
export const oneLine = (given: FormatText): string =>
  ('html' in given ? decodeEntities(given.html.replace(/<[a-z/!?][^<>]*>/gi, ' ')) : given.text)
    .replace(/\s+/g, ' ')
    .trim()
