import { getFormatFromId } from 'numfmt'
import { lowered, raised } from 'question-formats/text/raised.ts'
import { readXml } from './read-xml.ts'

/** The format without any rules for displaying numbers. */
export const GENERAL = 'General'
/** The last built-in format. */
const LAST_BUILT_IN = 81

/** A sheet of a workbook, and the part that holds it. */
export type SheetRef = { name: string; part: string; hidden: boolean }

const FOLDER = 'xl/'

/** Returns the path of a part named by a workbook's relationship: from the root, or from the workbook's folder. */
const partAt = (target: string) => (target.startsWith('/') ? target.slice(1) : `${FOLDER}${target}`)

/** Returns the sheets of a workbook in order. */
export function sheetsOf(parts: ReadonlyMap<string, Uint8Array>): SheetRef[] {
  const targets = new Map<string, string>()
  readXml(parts.get('xl/_rels/workbook.xml.rels'), {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id'), attribute('Target'))
    },
  })
  const sheets: SheetRef[] = []
  readXml(parts.get('xl/workbook.xml'), {
    open: (name, attribute) => {
      if (name !== 'sheet') return
      const hidden = ['hidden', 'veryHidden'].includes(attribute('state'))
      sheets.push({ name: attribute('name'), part: partAt(targets.get(attribute('id')) ?? ''), hidden })
    },
  })
  return sheets
}

/** Decodes characters that a spreadsheet writes by number. */
const unescape = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Returns a listener for rich strings: `take` returns the text since the last call, without phonetic hints; exponents
 * become superscript digits.
 */
export function textCollector() {
  let collected = ''
  let inside = false
  let spoken = false
  let align = ''
  const aligned = (words: string) =>
    align === 'superscript' ? raised(words) : align === 'subscript' ? lowered(words) : words
  return {
    open: (name: string, attribute: (name: string) => string) => {
      if (name === 't') inside = true
      if (name === 'rPh') spoken = true
      if (name === 'r') align = ''
      if (name === 'vertAlign') align = attribute('val')
    },
    text: (words: string) => {
      if (inside && !spoken) collected += aligned(words)
    },
    close: (name: string) => {
      if (name === 't') inside = false
      if (name === 'rPh') spoken = false
      if (name === 'r') align = ''
    },
    take: () => {
      const text = unescape(collected)
      collected = ''
      return text
    },
  }
}

/** Returns the shared strings of cells, in order. */
export function sharedTexts(parts: ReadonlyMap<string, Uint8Array>): string[] {
  const texts: string[] = []
  const collector = textCollector()
  readXml(parts.get('xl/sharedStrings.xml'), {
    open: collector.open,
    text: collector.text,
    close: (name) => {
      collector.close(name)
      if (name === 'si') texts.push(collector.take())
    },
  })
  return texts
}

/** Returns the number formats of cells, by style number. */
export function styleFormats(parts: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const formats = new Map<number, string>()
  const styles: string[] = []
  let inCells = false
  readXml(parts.get('xl/styles.xml'), {
    open: (name, attribute) => {
      if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const format = Number(attribute('numFmtId'))
      styles.push(formats.get(format) ?? (format <= LAST_BUILT_IN ? getFormatFromId(format) : GENERAL))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}
