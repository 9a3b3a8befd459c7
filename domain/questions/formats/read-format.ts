import { fileWords } from '#domain/messages/imports.ts'
import { formatWords } from '#domain/messages/formats.ts'
import { decodeText } from '../files/decode-text.ts'
import { readAiken } from './aiken.ts'
import { textFormat } from './file-format.ts'
import { FORMATS } from './format-names.ts'
import { pictureShelf } from './format-pictures.ts'
import type { FormatFile, FormatRow } from './format-row.ts'
import { namedPictures } from './named-pictures.ts'
import { readGift } from './read-gift.ts'
import { readQti, readQtiPackage } from './read-qti.ts'
import { readMoodle } from './read-moodle.ts'
import { slicesOf } from './read-xml-units.ts'
import { xmlText } from './xml-text.ts'

/** Rows of a file at most. */
const MOST_ROWS = 20_000
/** Rows that are read before the page is given time. */
const AT_ONCE = 100

/** How a file is read: its format, and how it was encoded. */
type Reading = { format: string; rows: Iterable<FormatRow>; notes: string[] }

/** The text of a file; XML says itself how it is encoded. */
function textOf(name: string, bytes: Uint8Array): { text: string; notes: string[] } {
  const { text, guessed } = /\.xml$/i.test(name) ? xmlText(bytes) : plainText(bytes)
  return { text, notes: guessed ? [fileWords.windows1252] : [] }
}

const plainText = (bytes: Uint8Array): { text: string; guessed: boolean } => {
  const { text, encoding } = decodeText(bytes)
  return { text, guessed: encoding === 'Windows-1252' }
}

/** The name of the root element of XML. */
const rootOf = (text: string): string =>
  /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>)*<(?:[\w.-]+:)?([\w.-]+)/i.exec(
    text.replace(/^\uFEFF/, '').slice(0, 10_000),
  )?.[1] ?? ''

function readingOf(name: string, bytes: Uint8Array, shelf: ReturnType<typeof pictureShelf>): Reading {
  if (/\.zip$/i.test(name)) return { format: 'QTI', rows: readQtiPackage(bytes, shelf), notes: [] }
  const { text, notes } = textOf(name, bytes)
  if (text.trim() === '') throw new Error(fileWords.empty)
  const format = textFormat(name, text)
  if (format === 'gift') return { format: FORMATS.gift.name, rows: readGift(text), notes }
  if (format === 'aiken') return { format: FORMATS.aiken.name, rows: readAiken(text), notes }
  const root = rootOf(text)
  if (root === 'quiz') return { format: FORMATS.moodle.name, rows: readMoodle(slicesOf(text), shelf), notes }
  if (/^(?:questestinterop|assessmentItem|qti-assessment-item|item)$/.test(root))
    return { format: 'QTI', rows: readQti(slicesOf(text), shelf), notes }
  throw new Error(formatWords.xmlUnknown)
}

/**
 * Reads a file in another program's format: GIFT, Aiken, Moodle XML or QTI. `breathe` is awaited every so many rows, with their number, so
 * that a page stays responsive. Throws an Error with a sentence when the file as a whole cannot be read.
 */
export async function readFormatFile(
  name: string,
  bytes: Uint8Array,
  breathe: (rows: number) => Promise<void> = () => Promise.resolve(),
): Promise<FormatFile> {
  const shelf = pictureShelf()
  const { format, rows, notes } = readingOf(name, bytes, shelf)
  const values: FormatRow[] = []
  for (const row of rows) {
    if (values.length >= MOST_ROWS) throw new Error(formatWords.rowsMany)
    values.push(row)
    if (values.length % AT_ONCE === 0) await breathe(values.length)
  }
  if (values.length === 0) throw new Error(fileWords.noRows)
  const { rows: pictured, pictures } = await namedPictures(values, shelf.pictures)
  return { values: pictured, pictures, notes: [formatWords.formatRead(format), ...notes] }
}
