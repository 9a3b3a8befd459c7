import type { FormatReason } from '../reasons.ts'
import { decodedHtml, htmlOfFile, linesOfText, plainLines, textOfTidy } from '../text/format-html.ts'
import type { HtmlChild } from '../text/html-node.ts'
import { pictureRule, type PictureShelf } from '../format-pictures.ts'
import type { FormatText } from '../format-row.ts'
import { childOf, childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/** Decodes base64; undefined if it is invalid. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    const binary = atob(text.replace(/\s+/g, ''))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Base64 text of bytes. */
export function base64OfBytes(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}

const PLAIN = /^(?:plain_text|markdown)$/
const PLUGIN = /^@@PLUGINFILE@@\/+/i

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A text's files by their paths in its HTML. */
function filesOf(node: XmlNode | undefined): Map<string, XmlNode> {
  return new Map(
    childrenOf(node, 'file').map((file) => {
      const { path = '/', name = '' } = file.attributes
      return [`${path.replace(/^\/+/, '')}${name}`, file] as const
    }),
  )
}

/** Adds line breaks as in Moodle's `moodle_auto_format`, except next to tags that already break the line. */
const withBreaks = (text: string): string =>
  text
    .trim()
    .split(/\r?\n/)
    .reduce<string[]>((parts, line, at, lines) => {
      const isTag = (lines[at - 1] ?? '').trimEnd().endsWith('>') || line.trimStart().startsWith('<')
      if (at > 0) parts.push(isTag ? '\n' : '<br>')
      parts.push(line)
      return parts
    }, [])
    .join('')

export type TextOf = (node: XmlNode | undefined) => FormatText
type Given = { prepare?: (source: string) => string; otherwise: string; read: typeof decodedHtml }

/** Reads the texts of a Moodle question with their pictures, and collects what was lost. */
export function moodleTexts(shelf: PictureShelf, losses: FormatReason[], inherited: string) {
  const treeOf = (node: XmlNode | undefined, { prepare, otherwise, read }: Given): HtmlChild[] => {
    const format = node?.attributes['format'] ?? otherwise
    const source = textIn(childOf(node, 'text') ?? node)
    const text = prepare ? prepare(source) : source
    const files = filesOf(node)
    const used = new Set<string>()
    const picture = pictureRule(shelf, losses, (address) => {
      const data = /^data:image\/[a-z+.-]+;base64,([\s\S]*)$/i.exec(address)?.[1]
      if (data !== undefined) return bytesOfBase64(data)
      if (!PLUGIN.test(address)) return undefined
      const path = decoded(address.replace(PLUGIN, ''))
      used.add(path)
      const file = files.get(path)
      return file && bytesOfBase64(textIn(file))
    })
    const given = (): HtmlChild[] => {
      if (format === 'markdown' && /[*_`#[\]]/.test(text)) losses.push('format-markup')
      if (PLAIN.test(format)) return linesOfText(text)
      return read(format === 'moodle_auto_format' ? `<div>${withBreaks(text)}</div>` : text, { losses, picture })
    }
    const tree = given()
    const rest = [...files.keys()].find((path) => !used.has(path))
    if (rest !== undefined) losses.push(`format-attachment:${rest}`)
    return tree
  }
  const textOf: TextOf = (node) => {
    const tree = treeOf(node, { otherwise: inherited, read: decodedHtml })
    // Plain texts keep their whitespace.
    const isPlain = PLAIN.test(node?.attributes['format'] ?? inherited)
    return isPlain ? { text: textIn(childOf(node, 'text') ?? node).trim() } : textOfTidy(tree)
  }
  return {
    textOf,
    /** A text as a tree; `prepare` transforms its source first. */
    treeOf: (node: XmlNode | undefined, prepare: (source: string) => string) =>
      treeOf(node, { prepare, otherwise: inherited, read: decodedHtml }),
    /** A single-line text, which Moodle treats as HTML in any question. */
    lineOf: (node: XmlNode | undefined) =>
      plainLines(treeOf(node, { otherwise: 'html', read: htmlOfFile }), losses)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
  }
}

export type MoodleTexts = ReturnType<typeof moodleTexts>
