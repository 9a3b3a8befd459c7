import { getFormatFromId } from 'numfmt'
import { lowered, raised } from 'question-formats/text/raised.ts'
import { readXml } from './read-xml.ts'

/** The format in which nothing is said of how a number looks. */
export const GENERAL = 'General'
/** The last format that the product has by itself. */
const LAST_BUILT_IN = 81

/** A sheet of a workbook, and the part that holds it. */
export type SheetRef = { name: string; part: string; hidden: boolean }

const FOLDER = 'xl/'

/** Where a part lies that a relation of the workbook names: from the root, or from the workbook's folder. */
const partAt = (target: string) => (target.startsWith('/') ? target.slice(1) : `${FOLDER}${target}`)

/** The sheets of a workbook in their order. */
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

/** Letters that a spreadsheet writes by their number. */
const unescape = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A listener for texts of rich strings: `take` gives what came since, without what is said of their pronunciation; exponents are raised digits. */
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

/** The texts that cells share, in their order. */
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

/** The formats in which cells show numbers, by the number of their style. */
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
