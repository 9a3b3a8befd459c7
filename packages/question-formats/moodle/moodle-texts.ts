import type { FormatReason } from '../reasons.ts'
import { htmlOfFile } from '../text/format-html.ts'
import { type PictureShelf, withPictures } from '../format-pictures.ts'
import type { FormatText } from '../format-row.ts'
import { childOf, childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/** Bytes of base64 text; undefined: it is none. */
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

const PLUGIN = /^@@PLUGINFILE@@\/+/i

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The files of a text by their paths, as its HTML names them. */
function filesOf(node: XmlNode | undefined): Map<string, XmlNode> {
  return new Map(
    childrenOf(node, 'file').map((file) => {
      const { path = '/', name = '' } = file.attributes
      return [`${path.replace(/^\/+/, '')}${name}`, file] as const
    }),
  )
}

/** Reads the texts of a Moodle question with their pictures, and keeps what was lost in them. */
export function moodleTexts(shelf: PictureShelf, losses: FormatReason[], inherited: string) {
  return (node: XmlNode | undefined): FormatText => {
    const format = node?.attributes['format'] ?? inherited
    const own = childOf(node, 'text')
    const text = own ? textIn(own) : textIn(node)
    const files = filesOf(node)
    const used = new Set<string>()
    const pictured = (html: string) =>
      withPictures(html, shelf, losses, (source) => {
        const data = /^data:image\/[a-z+.-]+;base64,([\s\S]*)$/i.exec(source)?.[1]
        if (data !== undefined) return bytesOfBase64(data)
        if (!PLUGIN.test(source)) return undefined
        const path = decoded(source.replace(PLUGIN, ''))
        used.add(path)
        const file = files.get(path)
        return file && bytesOfBase64(textIn(file))
      })
    const finish = (read: FormatText): FormatText => {
      const rest = [...files.keys()].find((path) => !used.has(path))
      if (rest !== undefined) losses.push(`format-attachment:${rest}`)
      return read
    }
    if (format === 'plain_text') return finish({ text: text.trim() })
    if (format === 'markdown') {
      if (/[*_`#[\]]/.test(text)) losses.push('format-markup')
      return finish({ text: text.trim() })
    }
    const read = htmlOfFile(text)
    if (read.twice) losses.push('format-encoded-twice')
    return finish('html' in read.text ? { html: pictured(read.text.html) } : read.text)
  }
}
