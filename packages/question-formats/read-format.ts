import { formatWords } from './words.ts'
import { mustBeWindows1252 } from './text/decode-text.ts'
import { chunksOf, headOf, isBlank, type TextSource, textSource } from './text/text-slices.ts'
import { readAiken } from './gift/aiken.ts'
import { textFormat } from './file-format.ts'
import { FORMATS } from './format-names.ts'
import { type PictureRules, pictureShelf, PLACE } from './format-pictures.ts'
import { type FormatFile, type FormatRow, takenRow, type FilePicture, type FormatAnswer } from './format-row.ts'
import { readGift } from './gift/read-gift.ts'
import { readQti, readQtiPackage } from './qti/read-qti.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { rootName } from './text/read-xml-units.ts'
import { xmlText } from './text/xml-text.ts'

type Change = (html: string) => string

const inAnswer = ({ textHtml, whyHtml, ...answer }: FormatAnswer, change: Change): FormatAnswer => ({
  ...answer,
  ...(textHtml === undefined ? {} : { textHtml: change(textHtml) }),
  ...(whyHtml === undefined ? {} : { whyHtml: change(whyHtml) }),
})

function inContent(content: object, change: Change): object {
  const text = JSON.stringify(content)
  const changed = change(text)
  if (changed === text) return content
  const parsed: unknown = JSON.parse(changed)
  return typeof parsed === 'object' && parsed !== null ? parsed : content
}

const inRow = ({ bodyHtml, rationaleHtml, answers, content, ...row }: FormatRow, change: Change): FormatRow => ({
  ...row,
  ...(bodyHtml === undefined ? {} : { bodyHtml: change(bodyHtml) }),
  ...(rationaleHtml === undefined ? {} : { rationaleHtml: change(rationaleHtml) }),
  ...(answers === undefined ? {} : { answers: answers.map((answer) => inAnswer(answer, change)) }),
  ...(content === undefined ? {} : { content: inContent(content, change) }),
})

/**
 * Renames pictures to their paths on the site, which follow from their bytes, so that a question with an already
 * published picture matches the site's version. The rows use these paths.
 */
async function namedPictures(
  rows: FormatRow[],
  pictures: readonly FilePicture[],
  nameOf: PictureRules['nameOf'],
): Promise<{ rows: FormatRow[]; pictures: FilePicture[] }> {
  if (pictures.length === 0) return { rows, pictures: [] }
  const paths = new Map<string, string>()
  const named: FilePicture[] = []
  for (const picture of pictures) {
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(picture.bytes))
    const ending = picture.path.slice(picture.path.lastIndexOf('.'))
    const path = `/images/${nameOf(new Uint8Array(digest))}${ending}`
    paths.set(picture.path, path)
    named.push({ ...picture, path })
  }
  const change: Change = (html) => html.replace(PLACE, (place) => paths.get(place) ?? place)
  return { rows: rows.map((row) => inRow(row, change)), pictures: named }
}

/** The maximum number of rows in a file. */
const MAX_ROWS = 20_000
/** Milliseconds of reading before yielding to the page. */
const AT_ONCE = 20
/** The number of characters of a text to examine for its format. */
const HEAD = 10_000

/** A file being read: its format, its rows (undefined: a pause without a row), and its encoding. */
type Reading = { format: string; rows: Iterable<FormatRow | undefined>; notes: string[] }

/** The text of a file; XML declares its own encoding. */
const sourceOf = (name: string, bytes: Uint8Array): TextSource =>
  (/\.(?:xml|qti)$/i.test(name) ? xmlText : textSource)(chunksOf(bytes))

const ZIPS = /\.(?:zip|imscc|h5p|ods|odt|apkg|mbz)$/i
const beginsWith = (bytes: Uint8Array, ...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte)

function readingOf(name: string, bytes: Uint8Array, shelf: ReturnType<typeof pictureShelf>): Reading {
  if (ZIPS.test(name) || beginsWith(bytes, 0x50, 0x4b, 3, 4)) {
    // Moodle backups are gzip files.
    if (beginsWith(bytes, 0x1f, 0x8b)) throw new Error(formatWords.otherProgram('a Moodle backup'))
    const notes: string[] = []
    return { format: 'QTI', rows: readQtiPackage(bytes, shelf, notes), notes }
  }
  const source = sourceOf(name, bytes)
  if (source.guessed) mustBeWindows1252(bytes)
  const notes = source.guessed ? [formatWords.windows1252] : []
  if (isBlank(source)) throw new Error(formatWords.empty)
  const head = headOf(source, HEAD)
  const format = textFormat(name, head)
  if (format === 'gift') return { format: FORMATS.gift.name, rows: readGift(source.slices()), notes }
  if (format === 'aiken') return { format: FORMATS.aiken.name, rows: readAiken(source.slices()), notes }
  const root = rootName(head)
  if (root === 'quiz') return { format: FORMATS.moodle.name, rows: readMoodle(source.slices(), shelf), notes }
  if (/^(?:questestinterop|assessmentItem|qti-assessment-item|item)$/.test(root))
    return { format: 'QTI', rows: readQti(source.slices(), shelf, notes), notes }
  throw new Error(formatWords.xmlUnknown)
}

/** `breathe` is awaited every few milliseconds, with the number of rows so far, so that a page stays responsive. */
export type ReadOptions = { pictures: PictureRules; breathe?: (rows: number) => Promise<void> }

/**
 * Reads a file in another program's format: GIFT, Aiken, Moodle XML or QTI. Throws an Error with a sentence if the file
 * as a whole can't be read.
 */
export async function readFormatFile(
  name: string,
  bytes: Uint8Array,
  { pictures: rules, breathe = () => Promise.resolve() }: ReadOptions,
): Promise<FormatFile> {
  const shelf = pictureShelf(rules.endingOf)
  const { format, rows, notes } = readingOf(name, bytes, shelf)
  const values: FormatRow[] = []
  let since = performance.now()
  for (const row of rows) {
    if (row && values.length >= MAX_ROWS) throw new Error(formatWords.rowsMany)
    // A copy, because the row's texts are slices of the file's texts and would keep those in memory.
    if (row) values.push(structuredClone(takenRow(row)))
    if (performance.now() - since < AT_ONCE) continue
    await breathe(values.length)
    since = performance.now()
  }
  if (values.length === 0) throw new Error(formatWords.noRows)
  const { rows: pictured, pictures } = await namedPictures(values, shelf.pictures, rules.nameOf)
  return { values: pictured, pictures, format: formatWords.formatRead(format), notes }
}
