import { formatWords } from '#domain/messages/formats.ts'
import type { PictureShelf } from './format-pictures.ts'
import { type FormatRow, refusedRow } from './format-row.ts'
import { bytesOfBase64 } from './moodle-texts.ts'
import { type ItemContext, rowOfItem } from './qti-item.ts'
import { deep, plainNames } from './qti-nodes.ts'
import { rowOfItem12 } from './qti12-item.ts'
import { descendantsOf, slicesOf, textIn, type XmlNode, xmlUnits } from './read-xml-units.ts'
import { unpackPackage } from './unpack-package.ts'
import { xmlText } from './xml-text.ts'

const ITEMS = new Set(['assessmentItem', 'qti-assessment-item', 'item'])

const rowOf = (node: XmlNode, context: ItemContext): FormatRow => {
  const item = plainNames(node)
  return item.name === 'item' ? rowOfItem12(item, context) : rowOfItem(item, context)
}

/** Bytes within the source of a picture itself. */
const dataOf = (source: string): Uint8Array | undefined => {
  const data = /^data:image\/[a-z+.-]+;base64,([\s\S]*)$/i.exec(source)?.[1]
  return data === undefined ? undefined : bytesOfBase64(data)
}

/** The questions of one XML file of QTI 1.2, 2.x or 3.0. Throws an Error with a sentence. */
export function* readQti(slices: Iterable<string>, shelf: PictureShelf): Generator<FormatRow> {
  for (const node of xmlUnits(slices, ITEMS)) yield rowOf(node, { tags: [], shelf, bytesOf: dataOf })
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A path from a folder of the package; what leads out of it names nothing. */
function resolved(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${path.startsWith('/') ? '' : folder}${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

type Resource = { href: string; tags: string[] }

const MANIFEST = new Set(['resource'])

/** Resources that hold questions, as the manifest lists them: other files are read when a question names them. */
function resourcesOf(text: string): Resource[] {
  const resources: Resource[] = []
  for (const node of xmlUnits(slicesOf(text), MANIFEST)) {
    const resource = plainNames(node)
    const { type = '', href = '' } = resource.attributes
    const file = deep(resource, 'file')?.attributes['href'] ?? ''
    const own = href || file
    if (!/item|assessment|qti/i.test(type) || /test_|_test|stylesheet|webcontent/i.test(type) || !/\.xml$/i.test(own))
      continue
    const tags = descendantsOf(resource, new Set(['keyword'])).map((keyword) => textIn(keyword).trim())
    resources.push({ href: own, tags: tags.filter((tag) => tag !== '') })
  }
  return resources
}

/**
 * The questions of a QTI package of any version: a zip with a manifest. Pictures are those of the package. Throws an Error with a
 * sentence; a file that the manifest names and that is not there, or is not whole, is a row that is refused.
 */
export function* readQtiPackage(bytes: Uint8Array, shelf: PictureShelf): Generator<FormatRow> {
  const files = unpackPackage(bytes)
  const manifestPath = [...files.keys()].find((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path))
  const manifest = manifestPath === undefined ? undefined : files.get(manifestPath)
  if (manifestPath === undefined || manifest === undefined) throw new Error(formatWords.zipNoManifest)
  const root = manifestPath.slice(0, manifestPath.lastIndexOf('/') + 1)
  const list = xmlText(manifest)
  for (const { href, tags } of resourcesOf(list.text)) {
    const path = resolved(root, decoded(href))
    const file = files.get(path)
    if (!file) {
      yield refusedRow(`format-missing-part:${href}`, { text: '' }, href)
      continue
    }
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const bytesOf = (source: string) => {
      const own = decoded(source.replace(/^\$IMS-CC-FILEBASE\$\//, '').replace(/[?#].*$/, ''))
      return dataOf(source) ?? files.get(resolved(folder, own)) ?? files.get(resolved(root, own))
    }
    const rows: FormatRow[] = []
    try {
      const { text, guessed } = xmlText(file)
      // Tags come from the manifest.
      const isGuessed = guessed || (list.guessed && tags.length > 0)
      for (const node of xmlUnits(slicesOf(text), ITEMS)) {
        const row = rowOf(node, { tags, shelf, bytesOf })
        rows.push(isGuessed ? { ...row, losses: [...row.losses, 'format-encoding'] } : row)
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      rows.push(refusedRow(`format-broken-part:${href}. ${why}`, { text: '' }, href))
    }
    yield* rows
  }
}
