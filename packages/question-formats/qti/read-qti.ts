import { formatWords } from '../words.ts'
import type { PictureShelf } from '../format-pictures.ts'
import { type FormatRow, refusedRow } from '../format-row.ts'
import { bytesOfBase64 } from '../moodle/moodle-texts.ts'
import { type ItemContext, rowOfItem } from './qti-item.ts'
import { deep, qtiName } from './qti-nodes.ts'
import { rowOfItem12 } from './qti12-item.ts'
import { descendantsOf, textIn, type XmlNode, xmlUnits } from '../text/read-xml-units.ts'
import { openPackage, type Package } from './unpack-package.ts'
import { xmlText } from '../text/xml-text.ts'

const ITEMS = new Set(['assessmentitem', 'item'])

const rowOf = (item: XmlNode, context: ItemContext): FormatRow =>
  (item.name === 'item' ? rowOfItem12 : rowOfItem)(item, context)

/** Bytes within the source of a picture itself. */
const dataOf = (source: string): Uint8Array | undefined => {
  const data = /^data:image\/[a-z+.-]+;base64,([\s\S]*)$/i.exec(source)?.[1]
  return data === undefined ? undefined : bytesOfBase64(data)
}

/** The questions of one XML file of QTI 1.2, 2.x or 3.0; undefined: there is none yet. Throws an Error with a sentence. */
export function* readQti(
  slices: Iterable<string>,
  shelf: PictureShelf,
  beside: Pick<ItemContext, 'tags' | 'bytesOf'> = { tags: [], bytesOf: dataOf },
): Generator<FormatRow | undefined> {
  for (const node of xmlUnits(slices, ITEMS, qtiName)) yield node && rowOf(node, { ...beside, shelf })
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

/** Pictures of a package by their paths, each unpacked once; one that is broken is none. */
function pictureReader(files: Package): (path: string) => Uint8Array | undefined {
  const known = new Map<string, Uint8Array | undefined>()
  return (path) => {
    if (known.has(path)) return known.get(path)
    let bytes: Uint8Array | undefined
    try {
      bytes = files.bytesOf(path)
    } catch {
      // What cannot be unpacked is said as a missing picture.
    }
    known.set(path, bytes)
    return bytes
  }
}

type Resource = { href: string; tags: string[] }

const MANIFEST = new Set(['resource'])

/**
 * Resources that hold questions, as the manifest lists them: other files are read when a question names them. Undefined: there is none
 * yet.
 */
function* resourcesOf(slices: Iterable<string>): Generator<Resource | undefined> {
  for (const resource of xmlUnits(slices, MANIFEST, qtiName)) {
    if (!resource) {
      yield undefined
      continue
    }
    const { type = '', href = '' } = resource.attributes
    const file = deep(resource, 'file')?.attributes['href'] ?? ''
    const own = href || file
    if (!/item|assessment|qti/i.test(type) || /test_|_test|stylesheet|webcontent/i.test(type) || !/\.xml$/i.test(own))
      continue
    const tags = descendantsOf(resource, new Set(['keyword'])).map((keyword) => textIn(keyword).trim())
    yield { href: own, tags: tags.filter((tag) => tag !== '') }
  }
}

/**
 * The questions of a QTI package of any version: a zip with a manifest. Pictures are those of the package. Throws an Error with a
 * sentence; a file that the manifest names and that is not there, or is not whole, is a row that is refused.
 */
export function* readQtiPackage(bytes: Uint8Array, shelf: PictureShelf): Generator<FormatRow | undefined> {
  const files = openPackage(bytes)
  // Opening a large package takes a while, and so does unpacking its manifest.
  yield undefined
  const manifestPath = files.paths.find((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path))
  const manifest = manifestPath === undefined ? undefined : files.chunksOf(manifestPath)
  if (manifestPath === undefined || manifest === undefined) throw new Error(formatWords.zipNoManifest)
  yield undefined
  const root = manifestPath.slice(0, manifestPath.lastIndexOf('/') + 1)
  const list = xmlText(manifest)
  const pictureOf = pictureReader(files)
  const read = new Set<string>()
  for (const resource of resourcesOf(list.slices())) {
    if (!resource) {
      yield undefined
      continue
    }
    const { href, tags } = resource
    const path = resolved(root, decoded(href))
    // A file is read once, however often the manifest names it.
    if (read.has(path)) continue
    read.add(path)
    const file = files.chunksOf(path)
    if (!file) {
      yield refusedRow(`format-missing-part:${href}`, { text: '' }, href)
      continue
    }
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const bytesOf = (source: string) => {
      const own = decoded(source.replace(/^\$IMS-CC-FILEBASE\$\//, '').replace(/[?#].*$/, ''))
      return dataOf(source) ?? pictureOf(resolved(folder, own)) ?? pictureOf(resolved(root, own))
    }
    try {
      const { slices, guessed } = xmlText(file)
      // Tags come from the manifest.
      const isGuessed = guessed || (list.guessed && tags.length > 0)
      for (const row of readQti(slices(), shelf, { tags, bytesOf }))
        yield row && isGuessed ? { ...row, losses: [...row.losses, 'format-encoding'] } : row
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      yield refusedRow(`format-broken-part:${href}. ${why}`, { text: '' }, href)
    }
  }
}
