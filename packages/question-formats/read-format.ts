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
 * Pictures under the paths of the site that they get when they are published, which follow from their bytes: a question
 * whose picture was published before says the same as that of the site. The rows show them there.
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

/** Rows of a file at most. */
const MAX_ROWS = 20_000
/** Milliseconds of reading before the page is given time. */
const AT_ONCE = 20
/** Characters of a text in which its format is looked for. */
const HEAD = 10_000

/** How a file is read: its format, its rows (undefined: time passes without one), and how it was encoded. */
type Reading = { format: string; rows: Iterable<FormatRow | undefined>; notes: string[] }

/** The text of a file; XML says itself how it is encoded. */
const sourceOf = (name: string, bytes: Uint8Array): TextSource =>
  (/\.(?:xml|qti)$/i.test(name) ? xmlText : textSource)(chunksOf(bytes))

const ZIPS = /\.(?:zip|imscc|h5p|ods|odt|apkg|mbz)$/i
const beginsWith = (bytes: Uint8Array, ...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte)

function readingOf(name: string, bytes: Uint8Array, shelf: ReturnType<typeof pictureShelf>): Reading {
  if (ZIPS.test(name) || beginsWith(bytes, 0x50, 0x4b, 3, 4)) {
    // Moodle packs its backups otherwise.
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
 * Reads a file in another program's format: GIFT, Aiken, Moodle XML or QTI. Throws an Error with a sentence when the file as a whole
 * cannot be read.
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
    // A copy: the texts of a row are parts of those of the file, which stay in memory as long as a part of them does.
    if (row) values.push(structuredClone(takenRow(row)))
    if (performance.now() - since < AT_ONCE) continue
    await breathe(values.length)
    since = performance.now()
  }
  if (values.length === 0) throw new Error(formatWords.noRows)
  const { rows: pictured, pictures } = await namedPictures(values, shelf.pictures, rules.nameOf)
  return { values: pictured, pictures, format: formatWords.formatRead(format), notes }
}
