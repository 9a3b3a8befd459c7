import { formatWords } from '../words.ts'
import type { PictureShelf } from '../format-pictures.ts'
import { type FormatRow, refusedRow } from '../format-row.ts'
import { bytesOfBase64 } from '../moodle/moodle-texts.ts'
import { type Chunks, chunksOf } from '../text/text-slices.ts'
import { type XmlNode, xmlUnits } from '../text/read-xml-units.ts'
import { xmlText } from '../text/xml-text.ts'
import { partsOf, programOf } from './package-parts.ts'
import { decoded, resolved } from './package-paths.ts'
import { type ItemContext, rowOfItem } from './qti-item.ts'
import { qtiName } from './qti-nodes.ts'
import { type Passages, rowOfItem12 } from './qti12-item.ts'
import { isTestText, noteTestTexts, SECTIONS, sectionReader, TEST_TEXTS } from './section-texts.ts'
import { openPackage, type Package } from './unpack-package.ts'

const UNITS = new Set(['assessmentitem', 'item', ...TEST_TEXTS])

/** The bytes in a picture's data URL. */
const dataOf = (source: string): Uint8Array | undefined => {
  const data = /^data:image\/[a-z+.-]+;base64,([\s\S]*)$/i.exec(source)?.[1]
  return data === undefined ? undefined : bytesOfBase64(data)
}

/**
 * Reads the questions of one XML file of QTI 1.2, 2.x or 3.0; yields undefined while there is none. `notes` collects
 * what was left out of the file as a whole. Throws an Error with a sentence for the user.
 */
export function* readQti(
  slices: Iterable<string>,
  shelf: PictureShelf,
  notes: string[],
  beside: Omit<ItemContext, 'shelf'> = { tags: [], bytesOf: dataOf },
): Generator<FormatRow | undefined> {
  const passages: Passages = new Map()
  const sections = sectionReader(notes)
  for (const node of xmlUnits(slices, UNITS, qtiName, SECTIONS)) {
    if (node && sections.take(node)) continue
    const context = { ...beside, shelf }
    const rowOf12 = (item: XmlNode) => rowOfItem12(item, context, { passages, section: sections.current() })
    yield node && (node.name === 'item' ? rowOf12(node) : rowOfItem(node, context))
  }
}

/** Reads the pictures of a package by path, each unpacked once; a broken one counts as missing. */
function pictureReader(files: Package): (path: string) => Uint8Array | undefined {
  const known = new Map<string, Uint8Array | undefined>()
  return (path) => {
    if (known.has(path)) return known.get(path)
    let bytes: Uint8Array | undefined
    try {
      bytes = files.bytesOf(path)
    } catch {
      // Reported as a missing picture.
    }
    known.set(path, bytes)
    return bytes
  }
}

/** The text of a passage in a file of QTI 3.0 or 2.2. */
function passageIn(bytes: Uint8Array): XmlNode | undefined {
  for (const node of xmlUnits(xmlText(chunksOf(bytes)).slices(), new Set(['stimulusbody']), qtiName))
    if (node) return node
  return undefined
}

/** Whether a test file contains its own instructions; an incomplete file counts as having none. */
function saysMore(file: Chunks): boolean {
  try {
    for (const node of xmlUnits(xmlText(file).slices(), new Set(['rubricblock']), qtiName))
      if (node && isTestText(node)) return true
  } catch {
    // Its items are read from their own files.
  }
  return false
}

/** Common Cartridge's token for its file folder in picture paths. */
const FILES = /^\$(?:IMS-CC-FILEBASE|IMS_CC_FILEBASE)\$\/+/
/** Where Common Cartridges store their files. */
const FILE_FOLDERS = ['', 'web_resources/']

/** Adds the file's name to a repeated ref because programs reuse the same one for items in different files. */
function refNamer(): (row: FormatRow, path: string) => FormatRow {
  const seen = new Set<string>()
  return (row, path) => {
    if (row.ref === '') return row
    const ref = seen.has(row.ref) ? `${row.ref} (${path})` : row.ref
    seen.add(ref)
    return { ...row, ref }
  }
}

/**
 * Reads the questions of a QTI package of any version, or of a Common Cartridge: a zip, usually with a manifest.
 * Pictures come from the package. `notes` collects what was left out of the package as a whole. A missing or broken
 * file of the manifest becomes a refused row. Throws an Error with a sentence for the user.
 */
export function* readQtiPackage(
  bytes: Uint8Array,
  shelf: PictureShelf,
  notes: string[] = [],
): Generator<FormatRow | undefined> {
  const files = openPackage(bytes)
  // Opening a large package takes a while, and so does unpacking its manifest.
  yield undefined
  const otherProgram = programOf(files.paths)
  if (otherProgram !== undefined) throw new Error(formatWords.otherProgram(otherProgram))
  const bytesAt = pictureReader(files)
  const named = refNamer()
  let namedRows = 0
  for (const part of partsOf(files)) {
    if (!part) {
      yield undefined
      continue
    }
    const { path, root, tags, isGuessed } = part
    // A fallback file may contain anything, so it is ignored once other files had questions.
    if (part.isFallback && namedRows > 0) return
    const file = files.chunksOf(path)
    if (part.isTest) {
      if (file && saysMore(file)) noteTestTexts(notes)
      yield undefined
      continue
    }
    if (!file) {
      namedRows += 1
      yield refusedRow(`format-missing-part:${part.href}`, { text: '' }, part.href)
      continue
    }
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const bytesOf = (source: string) => {
      const own = decoded(source)
        .replace(FILES, '')
        .replace(/[?#].*$/, '')
      const places = [folder, ...FILE_FOLDERS.map((name) => `${root}${name}`)].map((place) => resolved(place, own))
      const path = places.find((place) => files.has(place))
      return dataOf(source) ?? (path === undefined ? undefined : bytesAt(path))
    }
    const passageOf = (source: string) => {
      const own = bytesOf(source)
      return own && passageIn(own)
    }
    try {
      const { slices, guessed } = xmlText(file)
      for (const row of readQti(slices(), shelf, notes, { tags, bytesOf, passageOf })) {
        if (row && !part.isFallback) namedRows += 1
        const own = row && named(row, path)
        yield own && (guessed || isGuessed) ? { ...own, losses: [...own.losses, 'format-encoding'] } : own
      }
    } catch (error) {
      // Data of other programs.
      if (part.isFallback && !/\.(?:xml|qti)$/i.test(path)) continue
      if (!part.isFallback) namedRows += 1
      const why = error instanceof Error ? error.message : ''
      yield refusedRow(`format-broken-part:${part.href}. ${why}`, { text: '' }, part.href)
    }
  }
}
